import { type KeyboardEvent, useId } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CYCLER_WORDS } from '#words/page/cycler.ts'

const arrow =
  'flex h-12 w-full items-center justify-center rounded-control text-primary hover:bg-primary-soft focus-visible:outline-offset-[-3px]'

/** Longer texts get smaller type, so that a column on a phone fits them. */
const LONG_TEXT = 6

/** The arrow keys of the ARIA spinbutton pattern. */
const KEYS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A spinbutton that cycles through a few values: the first follows the last. Steps with the arrow keys,
 * or with the buttons above and below the value.
 */
export function Cycler({
  label,
  text,
  index,
  count,
  onStep,
  first = false,
}: {
  label: string
  /** The current value as text. */
  text: string
  /** The index of the current value, from 0. */
  index: number
  /** The number of values. */
  count: number
  onStep: (step: 1 | -1) => void
  /** Takes focus when its dialog opens. */
  first?: boolean
}) {
  const id = useId()
  const unit = label.toLowerCase()
  function press(event: KeyboardEvent) {
    const step = KEYS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onStep(step > 0 ? 1 : -1)
  }
  return (
    <div className="min-w-0 flex-1">
      <p id={id} className="mb-1.5 text-center text-sm text-ink-soft">
        {label}
      </p>
      <div className="rounded-card border border-line-strong bg-raised p-1">
        <button
          type="button"
          tabIndex={-1}
          aria-label={fillIn(CYCLER_WORDS.next, { unit })}
          onClick={() => onStep(1)}
          className={arrow}
        >
          <Icon name="chevronDown" className="size-6 rotate-180" />
        </button>
        <div
          role="spinbutton"
          tabIndex={0}
          data-autofocus={first || undefined}
          aria-labelledby={id}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={index + 1}
          aria-valuetext={text}
          onKeyDown={press}
          className={classes(
            'h-15 content-center rounded-control text-center font-display leading-none font-semibold tabular-nums',
            text.length > LONG_TEXT ? 'text-2xl' : 'text-4xl',
          )}
        >
          {text}
        </div>
        <button
          type="button"
          tabIndex={-1}
          aria-label={fillIn(CYCLER_WORDS.previous, { unit })}
          onClick={() => onStep(-1)}
          className={arrow}
        >
          <Icon name="chevronDown" className="size-6" />
        </button>
      </div>
    </div>
  )
}
