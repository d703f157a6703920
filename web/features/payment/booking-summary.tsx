import type { Hold } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { MarathiRoomName } from '#web/hall/room-name.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, DURATION_LABELS, ROOM_LABELS } from '#words/booking-labels.ts'
import { PAYMENT_WORDS } from '#words/payment.ts'
import { TIER_LABELS } from '#words/seat-labels.ts'

const WORDS = PAYMENT_WORDS.summary

/** The booking that is paid for. */
export function BookingSummary({ booking }: { booking: Hold }) {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <div className="mt-2 -mb-3">
        <DescriptionList
          rows={[
            { label: WORDS.room, value: <Room booking={booking} /> },
            {
              label: WORDS.batch,
              value: <KeepTogether>{BATCH_LABELS[booking.batch]}</KeepTogether>,
            },
            { label: WORDS.duration, value: DURATION_LABELS[booking.duration] },
            { label: WORDS.startDate, value: localDay(booking.startDate) },
            { label: WORDS.lastDay, value: localDay(lastPaidDay(booking.endDate)) },
            { label: WORDS.seat, value: <Seat id={booking.seat} /> },
          ]}
        />
      </div>
    </Card>
  )
}

function Room({ booking: { room } }: { booking: Hold }) {
  return (
    <>
      {ROOM_LABELS[room]}
      <MarathiRoomName room={room} className="block text-sm font-normal text-ink-soft" />
    </>
  )
}

function Seat({ id }: { id: string }) {
  const tier = findSeat(id)?.tier ?? 'standard'
  return (
    <span className="inline-flex items-baseline gap-2">
      {tier !== 'standard' && <Badge tone={tier}>{TIER_LABELS[tier]}</Badge>}
      {id}
    </span>
  )
}
