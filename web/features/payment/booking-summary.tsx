import type { PendingBooking } from '#shared/contract/user.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { TIER_LABELS } from '#shared/domain/price-rows.ts'
import { ROOM_DETAILS } from '#shared/domain/rooms.ts'
import { findSeat } from '#shared/domain/seats.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { KeepTogether } from '#web/ui/keep-together.tsx'

/** What is about to be paid for. */
export function BookingSummary({ booking }: { booking: PendingBooking }) {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Booking summary</h2>
      <div className="mt-2 -mb-3">
        <DescriptionList
          rows={[
            { label: 'Room', value: <Room booking={booking} /> },
            { label: 'Time slot', value: <KeepTogether>{booking.timeSlot}</KeepTogether> },
            { label: 'Duration', value: booking.membershipDuration },
            { label: 'Start date', value: displayDay(booking.membershipStartDate) },
            { label: 'End date', value: displayDay(booking.membershipEndDate) },
            { label: 'Seat', value: <Seat id={booking.preferredSeat} /> },
          ]}
        />
      </div>
    </Card>
  )
}

function Room({ booking: { membershipType } }: { booking: PendingBooking }) {
  return (
    <>
      {membershipType}
      <span lang="mr" className="block text-sm font-normal text-ink-soft">
        {ROOM_DETAILS[membershipType].marathi}
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
