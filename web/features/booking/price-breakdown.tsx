import { displayDay } from '#shared/domain/calendar-day.ts'
import { membershipEnd } from '#shared/domain/durations.ts'

import { priceRows } from '#shared/domain/price-rows.ts'
import { type Plan, type PriceTable, quote, rupees } from '#shared/domain/prices.ts'
import type { Seat } from '#shared/domain/seats.ts'

import type { DatedPlan } from '#web/features/booking/booking-choice.ts'
import { KeepTogether } from '#web/ui/keep-together.tsx'
import { Totals } from '#web/ui/totals.tsx'

/** What the chosen plan costs, line by line, as far as it is known. */
export function PriceBreakdown({
  plan,
  dated,
  seat,
  prices,
}: {
  plan: Plan | undefined
  dated: DatedPlan | undefined
  seat: Seat | undefined
  prices: PriceTable
}) {
  if (!plan) {
    return (
      <p className="text-ink-soft">
        Choose a membership type, a time slot and a duration to see the price.
      </p>
    )
  }
  const price = quote(plan, seat?.tier ?? 'standard', prices)
  return (
    <>
      <p className="mb-4 text-pretty text-ink-soft">
        <span className="block font-medium text-ink">{plan.membershipType}</span>
        <span className="block">
          <KeepTogether>{plan.timeSlot}</KeepTogether>
        </span>
        <span className="block">{dated ? periodText(dated) : plan.membershipDuration}</span>
        {seat && <span className="block">Seat {seat.id}</span>}
      </p>
      <Totals
        rows={priceRows(price, { seatChosen: seat !== undefined })}
        total={rupees(price.total)}
      />
    </>
  )
}

function periodText({ membershipStartDate, membershipDuration }: DatedPlan): string {
  const first = displayDay(membershipStartDate)
  const end = displayDay(membershipEnd(membershipStartDate, membershipDuration))
  return `${membershipDuration}: ${first} to ${end}`
}
