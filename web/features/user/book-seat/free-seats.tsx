import { type DatedPlan, type PriceTable, quote, rupees } from '#shared/domain/booking/prices.ts'
import { type Seat, type SeatId, TIERS } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { FreeSeatsField } from '#web/hall/free-seats-field.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { type Loading, LoadState } from '#web/ui/list/load-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TIER_LABELS } from '#words/booking/seat-labels.ts'
import { BOOK_SEAT_WORDS as WORDS } from '#words/user/user-management.ts'

/** The free seats of a plan by their price. */
export function FreeSeats({
  plan,
  prices,
  query,
  free,
  value,
  problem,
  onChange,
}: {
  plan: DatedPlan | undefined
  prices: PriceTable
  query: Loading
  free: readonly Seat[] | undefined
  value: SeatId
  problem: string | undefined
  onChange: (seat: SeatId) => void
}) {
  if (!plan) return <p className="text-ink-soft">{WORDS.choosePlan}</p>
  if (!free) return <LoadState query={query} words={WORDS.seats} />
  if (free.length === 0) return <Notice tone="warning">{WORDS.noneFree}</Notice>
  return (
    <div className="space-y-4">
      {TIERS.map((tier) => ({ tier, seats: free.filter((seat) => seat.tier === tier) }))
        .filter(({ seats }) => seats.length > 0)
        .map(({ tier, seats }) => (
          <FreeSeatsField
            key={tier}
            label={fillIn(WORDS.freeSeats, {
              tier: TIER_LABELS[tier],
              amount: rupees(quote(plan, tier, prices).total),
            })}
            seats={seats.map(({ id }) => id)}
            value={value}
            problem={undefined}
            onChange={onChange}
          />
        ))}
      <FieldError id="free-seats-error" error={problem} />
    </div>
  )
}
