import { takesDeskPayment } from '#shared/domain/booking/booking-state.ts'
import type { BookingOfUser, ViewedUser } from '#web/api/user.ts'
import type { BookingUser } from '#web/hall/booking-choice/booking-choice.ts'

/**
 * A member as the booking form sees them, and whether the next booking is a renewal. Their unpaid booking,
 * which the next one replaces, comes first.
 */
export function bookingUserOf({ gender, bookings }: Pick<ViewedUser, 'gender' | 'bookings'>): {
  user: BookingUser
  renewal: boolean
  unpaid: BookingOfUser | undefined
} {
  const unpaid = bookings.find(
    (booking) => booking.state === 'waiting' || takesDeskPayment(booking),
  )
  const paid = bookings
    .filter(({ state }) => state === 'paid')
    .toSorted((a, b) => (a.endDate < b.endDate ? 1 : -1))
  const shown = unpaid ?? paid[0]
  const paymentStatus = unpaid ? 'pending' : 'completed'
  return {
    user: {
      gender,
      paidUntil: paid[0]?.endDate ?? null,
      booking: shown ? { ...shown, paymentStatus } : null,
      hold: null,
    },
    renewal: paid.length > 0,
    unpaid,
  }
}
