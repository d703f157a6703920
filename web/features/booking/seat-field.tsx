import { type Ref, useId } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Seat } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { classes } from '#web/ui/classes.ts'
import { controlClasses, Field } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'
import { TIER_NAMES } from '#words/booking/seat-labels.ts'

const WORDS = BOOKING_FORM_WORDS.seat

/** Shows the chosen seat; pressing it opens the seat map. */
export function SeatField({
  seat,
  price,
  hint,
  error,
  onOpen,
  name,
  ref,
}: {
  seat: Seat | undefined
  /** The plan's price for this seat in whole rupees, once the plan is chosen. */
  price: number | undefined
  hint: string
  error: string | undefined
  onOpen: () => void
  name: string
  ref: Ref<HTMLButtonElement>
}) {
  const id = useId()
  return (
    <Field label={WORDS.label} labelId={`${id}-label`} hint={hint} error={error}>
      {(control) => (
        <button
          {...control}
          ref={ref}
          type="button"
          name={name}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          onClick={onOpen}
          className={classes(controlClasses, 'flex min-h-14 items-center gap-3 text-left')}
        >
          <Icon name="seat" className="size-6 text-primary" />
          <span id={`${id}-value`} className="min-w-0 flex-1">
            {seat ? seatText(seat, price) : WORDS.choose}
          </span>
          <Icon name="chevronRight" className="size-5 text-ink-soft" />
        </button>
      )}
    </Field>
  )
}

function seatText(seat: Seat, price: number | undefined): string {
  const values = { seat: seat.id, tier: TIER_NAMES[seat.tier] }
  return price === undefined
    ? fillIn(WORDS.chosen, values)
    : fillIn(WORDS.priced, { ...values, price: rupees(price) })
}
