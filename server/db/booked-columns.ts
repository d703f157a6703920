/** What of a row of `bookings AS booking` says which seat was booked, for when and for how much. */
export const BOOKED_COLUMNS = [
  'booking.id',
  'booking.seat_id',
  'booking.membership_type',
  'booking.time_slot',
  'booking.membership_duration',
  'booking.start_date',
  'booking.end_date',
  'booking.amount',
] as const
