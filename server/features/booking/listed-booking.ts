import type { searchBookings } from '#server/db/admin-bookings.ts'
import type { BookingListed } from '#shared/contract/admin-bookings.ts'
import { isErasedEmail } from '#shared/domain/erasure.ts'

type Row = Awaited<ReturnType<typeof searchBookings>>['bookings'][number]

/** A booking as Manage Bookings shows one. */
export function listedBooking(booking: Row): BookingListed {
  return {
    id: booking.id,
    name: booking.full_name,
    // Who was erased has none.
    email: isErasedEmail(booking.email) ? '' : booking.email,
    phoneNumber: booking.phone_number,
    dyanpittId: booking.member_id,
    seat: booking.seat_id,
    membershipType: booking.membership_type,
    timeSlot: booking.time_slot,
    membershipDuration: booking.membership_duration,
    startDate: booking.start_date,
    endDate: booking.end_date,
    amount: booking.amount,
    state: booking.state,
    holdUntil: booking.status === 'held' ? booking.held_until.toISOString() : null,
  }
}
