import { membershipEnd, periodText } from '#shared/domain/booking/durations.ts'
import { priceRows } from '#shared/domain/booking/price-rows.ts'
import {
  type DatedPlan,
  type Plan,
  type PriceTable,
  quote,
  rupees,
} from '#shared/domain/booking/prices.ts'
import type { Seat } from '#shared/domain/booking/seats.ts'

import { KeepTogether } from '#web/ui/inline-text.tsx'
import { Totals } from '#web/ui/list/totals.tsx'

/** The price of the chosen plan, line by line; with a seat, its tier too. */
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
        Choose a membership type, time slot and duration to see the price.
      </p>
    )
  }
  const price = quote(plan, seat?.tier ?? 'standard', prices)
  return (
    <>
      <p className="mb-4 text-pretty text-ink-soft">
        <span className="block font-medium text-ink">{plan.room}</span>
        <span className="block">
          <KeepTogether>{plan.batch}</KeepTogether>
        </span>
        <span className="block">{dated ? datedText(dated) : plan.duration}</span>
        {seat && <span className="block">Seat {seat.id}</span>}
      </p>
      <Totals
        rows={priceRows(price, { seatChosen: seat !== undefined })}
        total={rupees(price.total)}
      />
    </>
  )
}

function datedText({ startDate, duration }: DatedPlan): string {
  const endDate = membershipEnd(startDate, duration)
  return `${duration}: ${periodText({ startDate, endDate })}`
}
