import type { SeatStanding } from '../../domain/booking/hall-map.ts'

/** The seats of a room with the names of their holders, for staff. */
export const HALL_MAP_WORDS = {
  title: 'Hall map',
  room: 'Room',
  day: 'Day',
  batch: 'Batch',
  now: 'Back to now',
  loading: 'Loading the hall map...',
  failed: 'Failed to load the hall map',
  legend: 'Map legend',
  /** The initials in the legend's seats. */
  sample: 'AB',
  deletedMember: 'Deleted member',
  seat: 'Seat {seat}',
  about: '{room}, {batch}, {day}',
  /** What a seat's accessible name says after its number. */
  free: 'free',
  freeUntil: 'free until {day}',
  closed: 'closed',
  taken: '{name}, until {day}',
  ending: '{name}, ends this week, until {day}',
  unpaid: '{name}, unpaid, until {day}',
  closedHint: 'This seat is closed for new bookings.',
  memberId: 'Member ID',
  phone: 'Phone',
  days: 'Days',
  open: 'Still owed',
  heldUntil: 'Seat held until',
  openMember: 'Open member',
  openMemberOf: 'Open member: {name}',
  openBooking: 'Open booking',
  openBookingOf: 'Open booking: {name}',
} as const

export const STANDING_LABELS = {
  free: 'Free',
  taken: 'Taken',
  ending: 'Ends this week',
  unpaid: 'Unpaid',
  closed: 'Closed',
} as const satisfies Record<SeatStanding, string>
