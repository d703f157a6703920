import type { ReactNode } from 'react'
import type { Hold } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { TIER_LABELS } from '#words/booking/seat-labels.ts'
import { PAYMENT_WORDS } from '#words/money/payment.ts'

const WORDS = PAYMENT_WORDS.summary

/** The booking that is paid for. */
export function BookingSummary({ booking }: { booking: Hold }) {
  return (
    <>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <dl className="mt-3 grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-4 gap-y-3">
        <Detail label={WORDS.room}>{ROOM_LABELS[booking.room]}</Detail>
        <Detail label={WORDS.seat}>
          <Seat id={booking.seat} />
        </Detail>
        <Detail label={WORDS.batch}>
          <KeepTogether>{BATCH_LABELS[booking.batch]}</KeepTogether>
        </Detail>
        <Detail label={WORDS.duration}>{DURATION_LABELS[booking.duration]}</Detail>
        <Detail label={WORDS.startDate}>{localDay(booking.startDate)}</Detail>
        <Detail label={WORDS.lastDay}>{localDay(lastPaidDay(booking.endDate))}</Detail>
      </dl>
    </>
  )
}

/** Label above value, which takes less height than a row of its own. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Seat({ id }: { id: string }) {
  const tier = findSeat(id)?.tier ?? 'standard'
  return (
    <span className="inline-flex items-baseline gap-2">
      {id}
      {tier !== 'standard' && <Badge tone={tier}>{TIER_LABELS[tier]}</Badge>}
    </span>
  )
}
