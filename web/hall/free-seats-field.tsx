import { useId } from 'react'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { classes } from '#web/ui/classes.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { SEAT_NAME } from '#words/booking/seat-labels.ts'

/** Chooses a seat from a flat list. */
export function FreeSeatsField({
  label,
  hint,
  seats,
  value,
  problem,
  onChange,
}: {
  label: string
  hint?: string
  seats: readonly SeatId[]
  /** The chosen seat; '' before one is chosen. */
  value: SeatId
  problem: string | undefined
  onChange: (seat: SeatId) => void
}) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="mb-2 font-medium">{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            aria-pressed={seat === value}
            aria-label={fillIn(SEAT_NAME, { seat })}
            onClick={() => onChange(seat)}
            className={classes(
              'min-h-11 min-w-14 rounded-control border px-2 tabular-nums',
              seat === value
                ? 'border-primary bg-primary font-semibold text-on-primary'
                : 'border-line-strong bg-raised text-ink hover:border-ink',
            )}
          >
            {seat}
          </button>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={problem} />
    </fieldset>
  )
}
