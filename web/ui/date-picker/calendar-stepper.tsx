import { fillIn } from '#shared/domain/placeholders.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DATE_PICKER_WORDS } from '#words/page/date-picker.ts'

const arrow =
  'flex size-11 max-[22rem]:w-9 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:opacity-55 aria-disabled:hover:bg-transparent focus-visible:outline-offset-[-3px]'

/** '‹ March ›': steps back, opens the list, steps forward. */
export function CalendarStepper({
  text,
  unit,
  open,
  onOpen,
  onStep,
  canStep,
}: {
  text: string
  /** For the labels of the buttons. */
  unit: 'month' | 'year'
  open: boolean
  onOpen: () => void
  onStep: (count: -1 | 1) => void
  canStep: (count: -1 | 1) => boolean
}) {
  const words = DATE_PICKER_WORDS[unit]
  // Not `disabled` at a bound, because a disabled button loses keyboard focus.
  const step = (count: -1 | 1, name: string) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={!canStep(count) || undefined}
      onClick={() => canStep(count) && onStep(count)}
      className={arrow}
    >
      <Icon name={count < 0 ? 'chevronLeft' : 'chevronRight'} />
    </button>
  )
  return (
    <div className="flex min-w-0 flex-1 items-center rounded-control border border-line bg-raised first:flex-[1.4]">
      {step(-1, words.previous)}
      <button
        type="button"
        aria-label={fillIn(words.choose, { shown: text })}
        aria-expanded={open}
        onClick={onOpen}
        className={classes(
          'min-h-11 min-w-0 flex-1 rounded-lg text-center text-[0.9375rem] whitespace-nowrap font-semibold hover:bg-sunken focus-visible:outline-offset-[-3px]',
          open && 'text-primary',
        )}
      >
        {text}
      </button>
      {step(1, words.next)}
    </div>
  )
}
