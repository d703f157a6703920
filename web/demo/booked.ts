import type { Booked } from '#shared/contract/booked.ts'
import type { DemoBooking } from '#web/demo/demo-hall.ts'

/** What was booked, as every list of bookings gives it. */
export function booked(booking: DemoBooking): Booked {
  return {
    id: booking.id,
    seat: booking.seat,
    membershipType: booking.membershipType,
    timeSlot: booking.timeSlot,
    membershipDuration: booking.membershipDuration,
    startDate: booking.start,
    endDate: booking.end,
    amount: booking.amount,
  }
}
