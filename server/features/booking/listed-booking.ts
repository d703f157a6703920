import type { searchBookings } from '#server/db/admin-bookings.ts'
import { bookedReply } from '#server/http/booked-reply.ts'
import type { BookingListed } from '#shared/contract/admin-bookings.ts'
import { isErasedEmail } from '#shared/domain/erasure.ts'

type Row = Awaited<ReturnType<typeof searchBookings>>['bookings'][number]

/** A booking as Manage Bookings shows one. */
export function listedBooking(booking: Row): BookingListed {
  return {
    ...bookedReply(booking),
    name: booking.full_name,
    // Who was erased has none.
    email: isErasedEmail(booking.email) ? '' : booking.email,
    phoneNumber: booking.phone_number,
    dyanpittId: booking.member_id,
    state: booking.state,
    holdUntil: booking.status === 'held' ? booking.held_until.toISOString() : null,
  }
}
