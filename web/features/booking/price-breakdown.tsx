import { membershipEnd } from '#shared/domain/booking/durations.ts'
import {
  type DatedPlan,
  type Plan,
  type PriceTable,
  quote,
  rupees,
} from '#shared/domain/booking/prices.ts'
import type { Seat } from '#shared/domain/booking/seats.ts'
import {
  type DepositOffer,
  depositFor,
  type RequestedDeposit,
} from '#shared/domain/money/deposit.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { depositNote, depositRows, priceRows } from '#web/hall/price-rows.ts'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { Totals } from '#web/ui/list/totals.tsx'
import { BOOKING_FORM_WORDS as WORDS } from '#words/booking/booking-form.ts'
import { BATCH_LABELS, DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { SEAT_NAME } from '#words/booking/seat-labels.ts'

/** The price of the chosen plan, line by line, including the surcharge for the seat once it is chosen. */
export function PriceBreakdown({
  plan,
  datedPlan,
  seat,
  prices,
  offer,
  requestedDeposit,
}: {
  plan: Plan | undefined
  datedPlan: DatedPlan | undefined
  seat: Seat | undefined
  prices: PriceTable
  offer?: DepositOffer | undefined
  /** The deposit that the member is asked for. */
  requestedDeposit?: RequestedDeposit | undefined
}) {
  if (!plan) {
    return <p className="text-ink-soft">{WORDS.choosePlan}</p>
  }
  const price = quote(plan, seat?.tier ?? 'standard', prices)
  const deposit = depositFor(requestedDeposit, datedPlan?.startDate)
  return (
    <>
      <p className="mb-4 text-pretty text-ink-soft">
        <span className="block font-medium text-ink">{ROOM_LABELS[plan.room]}</span>
        <span className="block">
          <KeepTogether>{BATCH_LABELS[plan.batch]}</KeepTogether>
        </span>
        <span className="block">
          {datedPlan ? datedPlanText(datedPlan) : DURATION_LABELS[plan.duration]}
        </span>
        {seat && <span className="block">{fillIn(SEAT_NAME, { seat: seat.id })}</span>}
      </p>
      <Totals
        rows={[...priceRows(price, { seatChosen: seat !== undefined }), ...depositRows(deposit)]}
        total={rupees(price.total + deposit)}
      />
      <p className="mt-3 text-sm text-pretty text-ink-soft">{depositNote(offer, deposit)}</p>
    </>
  )
}

function datedPlanText({ startDate, duration }: DatedPlan): string {
  const endDate = membershipEnd(startDate, duration)
  return fillIn(WORDS.datedPlan, {
    duration: DURATION_LABELS[duration],
    days: localPeriod({ startDate, endDate }),
  })
}
