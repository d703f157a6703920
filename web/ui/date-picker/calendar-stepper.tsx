import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'

const arrow =
  'flex size-11 shrink-0 items-center justify-center rounded-control text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:opacity-40 aria-disabled:hover:bg-transparent focus-visible:outline-offset-[-3px]'

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
  /** 'month' or 'year', for the labels of the buttons. */
  unit: string
  open: boolean
  onOpen: () => void
  onStep: (count: -1 | 1) => void
  canStep: (count: -1 | 1) => boolean
}) {
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
    <div className="flex min-w-0 flex-1 items-center rounded-control border border-line bg-raised first:flex-[1.3]">
      {step(-1, `Previous ${unit}`)}
      <button
        type="button"
        aria-label={`Choose ${unit}, ${text}`}
        aria-expanded={open}
        onClick={onOpen}
        className={classes(
          'min-h-11 min-w-0 flex-1 rounded-lg text-center text-[0.9375rem] font-semibold hover:bg-sunken focus-visible:outline-offset-[-3px]',
          open && 'text-primary',
        )}
      >
        {text}
      </button>
      {step(1, `Next ${unit}`)}
    </div>
  )
}
