import type { Direction } from '#shared/domain/door/door-verdict.ts'
import { classes } from '#web/ui/classes.ts'
import { GATE_DIRECTION_WORDS as WORDS } from '#words/door/gate.ts'

const CHOICES = ['auto', 'in', 'out'] as const

/** Chooses the direction of scans: In, Out, or Auto, which goes by each person's last passage. */
export function DirectionSwitch({
  chosen,
  onChange,
}: {
  chosen: Direction | 'auto'
  onChange: (next: Direction | 'auto') => void
}) {
  return (
    <fieldset className="grid grid-cols-3 gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">{WORDS.label}</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice}
          className={classes(
            'flex min-h-14 items-center justify-center rounded-lg px-1 text-lg font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus',
            choice === chosen ? 'bg-primary text-on-primary shadow-soft' : 'text-ink',
          )}
        >
          <input
            type="radio"
            name="direction"
            value={choice}
            checked={choice === chosen}
            onChange={() => onChange(choice)}
            className="sr-only"
          />
          {WORDS[choice]}
        </label>
      ))}
    </fieldset>
  )
}
