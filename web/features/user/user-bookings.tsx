import { periodText } from '#shared/domain/booking/durations.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { BookingOfUser } from '#web/api/user.ts'
import { BookingStateBadge } from '#web/hall/booking-state-badge.tsx'

/** A user's bookings, newest first. */
export function UserBookings({ bookings }: { bookings: readonly BookingOfUser[] }) {
  if (bookings.length === 0) return <p className="py-3 text-ink-soft">No bookings yet</p>
  return (
    <ul className="divide-y divide-line">
      {bookings.map((booking) => (
        <li key={booking.id} className="flex flex-wrap justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="font-medium">
              Seat {booking.seat}, {booking.room}
            </p>
            <p className="text-sm text-ink-soft">{booking.batch}</p>
            <p className="text-sm text-ink-soft">
              {booking.duration}: {periodText(booking)}
            </p>
          </div>
          <div className="flex items-start gap-3">
            <span className="font-medium tabular-nums">{rupees(booking.amount)}</span>
            <BookingStateBadge state={booking.state} />
          </div>
        </li>
      ))}
    </ul>
  )
}
