import type { ReactNode } from 'react'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { membershipEnd } from '#shared/domain/durations.ts'
import { type Plan, quote, rupees } from '#shared/domain/prices.ts'
import type { Seat, Tier } from '#shared/domain/seats.ts'
import type { DatedPlan } from '#web/features/booking/booking-choice.ts'
import { TIER_SURCHARGE_TEXTS } from '#web/features/booking/tier-prices.ts'

/** What the chosen plan costs, line by line, as far as it is known. */
export function PriceBreakdown({
  plan,
  dated,
  seat,
}: {
  plan: Plan | undefined
  dated: DatedPlan | undefined
  seat: Seat | undefined
}) {
  if (!plan) {
    return (
      <p className="text-ink-soft">
        Choose a membership type, a time slot and a duration to see the price.
      </p>
    )
  }
  const { base, surcharge, discount, registrationFee, total } = quote(
    plan,
    seat?.tier ?? 'standard',
  )
  return (
    <>
      <p className="mb-4 text-pretty text-ink-soft">
        <span className="block font-medium text-ink">{plan.membershipType}</span>
        <span className="block">{plan.timeSlot}</span>
        <span className="block">{dated ? periodText(dated) : plan.membershipDuration}</span>
        {seat && <span className="block">Seat {seat.id}</span>}
      </p>
      <dl className="space-y-2">
        <Line label="Base price">{rupees(base)}</Line>
        <Line label={seat ? SURCHARGE_LABELS[seat.tier] : 'Seat surcharge'}>
          {seat ? rupees(surcharge) : 'No seat chosen yet'}
        </Line>
        <Line label="Discount">{rupees(discount)}</Line>
        <Line label="Registration fee">{rupees(registrationFee)}</Line>
      </dl>
      <div aria-live="polite" className="mt-4 border-t border-line pt-4">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">Total</span>
          <span className="font-display text-3xl leading-none font-semibold tabular-nums">
            {rupees(total)}
          </span>
        </p>
      </div>
    </>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-medium tabular-nums">{children}</dd>
    </div>
  )
}

const SURCHARGE_LABELS: Record<Tier, string> = {
  standard: 'Seat surcharge',
  silver: `Silver seat (${TIER_SURCHARGE_TEXTS.silver})`,
  gold: `Gold seat (${TIER_SURCHARGE_TEXTS.gold})`,
}

function periodText({ membershipStartDate, membershipDuration }: DatedPlan): string {
  const end = membershipEnd(membershipStartDate, membershipDuration)
  return `${membershipDuration}: ${displayDay(membershipStartDate)} to ${displayDay(end)}`
}
