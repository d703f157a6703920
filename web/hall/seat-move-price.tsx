import { rupees } from '#shared/domain/booking/prices.ts'
import { type SeatId, tierOf } from '#shared/domain/booking/seats.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import { type PriceDifferences, seatDifference } from '#shared/domain/desk-booking/seat-move.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { localDay } from '#web/ui/local-text.ts'
import { TIER_LABELS } from '#words/booking/seat-labels.ts'
import { SEAT_MOVE_WORDS as WORDS } from '#words/booking/seat-move.ts'

/** The old and the new seat of a booking with their tiers, and the price difference. */
export function SeatMovePrice({
  from,
  to,
  endDate,
  differences,
}: {
  from: SeatId
  to: SeatId
  endDate: CalendarDay
  differences: PriceDifferences
}) {
  const [was, is] = [tierOf(from), tierOf(to)]
  const difference = seatDifference(to, differences)
  const text = difference === 0 ? WORDS.samePrice : difference > 0 ? WORDS.more : WORDS.less
  const tiers = { fromTier: TIER_LABELS[was], toTier: TIER_LABELS[is] }
  return (
    <div role="status" className="rounded-control border border-line bg-raised p-3">
      <p className="font-semibold">
        <span aria-hidden="true">{fillIn(WORDS.seats, { from, to, ...tiers })}</span>
        <span className="sr-only">{fillIn(WORDS.spoken, { from, to, ...tiers })}</span>
      </p>
      <p className="mt-1">
        {fillIn(text, {
          from: TIER_LABELS[was],
          to: TIER_LABELS[is],
          amount: rupees(Math.abs(difference)),
          day: localDay(addDays(endDate, -1)),
        })}
      </p>
    </div>
  )
}
