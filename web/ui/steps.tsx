import { fillIn } from '#shared/domain/placeholders.ts'
import { classes } from '#web/ui/classes.ts'
import { STEPS_WORDS } from '#words/booking/steps.ts'

/** Progress through a sequence: the current step's name, 'Step 2 of 4' and a row of bars. */
export function Steps({
  steps,
  current,
  label = STEPS_WORDS.progress,
}: {
  /** The names in order. */
  steps: readonly string[]
  /** The current step, from 1. */
  current: number
  label?: string
}) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold text-primary">{steps[current - 1]}</span>
        <span className="text-ink-soft">
          {fillIn(STEPS_WORDS.step, { current, count: steps.length })}
        </span>
      </p>
      <ol className="flex gap-1.5">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index + 1 === current ? 'step' : undefined}
            className={classes(
              'h-1.5 flex-1 rounded-full',
              index + 1 < current && 'bg-primary',
              index + 1 === current && 'bg-accent',
              index + 1 > current && 'bg-line',
            )}
          >
            <span className="sr-only">
              {step}
              {index + 1 < current && ` ${STEPS_WORDS.done}`}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
