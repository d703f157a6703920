import type { Booked } from '#shared/contract/booked.ts'

type Row = {
  id: string
  seat_id: string
  membership_type: Booked['membershipType']
  time_slot: Booked['timeSlot']
  membership_duration: Booked['membershipDuration']
  start_date: string
  end_date: string
  amount: number
}

/** What was booked, as every list of bookings gives it. */
export function bookedReply(booking: Row): Booked {
  return {
    id: booking.id,
    seat: booking.seat_id,
    membershipType: booking.membership_type,
    timeSlot: booking.time_slot,
    membershipDuration: booking.membership_duration,
    startDate: booking.start_date,
    endDate: booking.end_date,
    amount: booking.amount,
  }
}
