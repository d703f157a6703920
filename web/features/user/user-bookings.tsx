import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { UserBooking } from '#web/api/user/user.ts'
import { BookingStateBadge } from '#web/hall/booking-state-badge.tsx'
import { discountText } from '#web/hall/discount-text.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { BATCH_LABELS, DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { USER_DETAILS } from '#words/user/user-management.ts'

/** A user's bookings, newest first. */
export function UserBookings({ bookings }: { bookings: readonly UserBooking[] }) {
  if (bookings.length === 0) return <p className="py-3 text-ink-soft">{USER_DETAILS.noBookings}</p>
  return (
    <ul className="divide-y divide-line">
      {bookings.map((booking) => (
        <li key={booking.id} className="flex flex-wrap justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0">
            <p className="font-medium">
              {fillIn(USER_DETAILS.bookedSeat, {
                seat: booking.seat,
                room: ROOM_LABELS[booking.room],
              })}
            </p>
            <p className="text-sm text-ink-soft">{BATCH_LABELS[booking.batch]}</p>
            <p className="text-sm text-ink-soft">
              {DURATION_LABELS[booking.duration]}: {localPeriod(booking)}
            </p>
            {booking.discount && (
              <p className="text-sm text-ink-soft wrap-anywhere">
                {discountText(booking.discount)}
              </p>
            )}
            {booking.returned > 0 && (
              <p className="text-sm font-medium">
                {fillIn(USER_DETAILS.refunded, { amount: rupees(booking.returned) })}
              </p>
            )}
            <TextLink href={`/admin/bookings?booking=${booking.id}`}>
              {fillIn(USER_DETAILS.openBooking, { seat: booking.seat })}
            </TextLink>
          </div>
          <div className="flex flex-wrap items-start gap-3">
            <span className="font-medium tabular-nums">{rupees(booking.amount)}</span>
            <BookingStateBadge state={booking.state} utrSent={booking.utrSent} />
          </div>
        </li>
      ))}
    </ul>
  )
}
