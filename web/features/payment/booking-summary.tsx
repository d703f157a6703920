import type { Hold } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { TIER_LABELS } from '#shared/domain/booking/price-rows.ts'
import { ROOM_DETAILS } from '#shared/domain/booking/rooms.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeepTogether } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'

/** What the payment is for. */
export function BookingSummary({ booking }: { booking: Hold }) {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Booking summary</h2>
      <div className="mt-2 -mb-3">
        <DescriptionList
          rows={[
            { label: 'Room', value: <Room booking={booking} /> },
            { label: 'Time slot', value: <KeepTogether>{booking.batch}</KeepTogether> },
            { label: 'Duration', value: booking.duration },
            { label: 'Start date', value: shortDay(booking.startDate) },
            { label: 'Last day', value: shortDay(lastPaidDay(booking.endDate)) },
            { label: 'Seat', value: <Seat id={booking.seat} /> },
          ]}
        />
      </div>
    </Card>
  )
}

function Room({ booking: { room } }: { booking: Hold }) {
  return (
    <>
      {room}
      <span lang="mr" className="block text-sm font-normal text-ink-soft">
        {ROOM_DETAILS[room].marathi}
      </span>
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
