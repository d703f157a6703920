import type { SeatStanding } from '../../../domain/desk-booking/hall-map.ts'
import type { MoveTarget } from '../../../domain/desk-booking/seat-move.ts'

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
  openMemberLabel: 'Open member: {name}',
  openBooking: 'Open booking',
  openBookingLabel: 'Open booking: {name}',
  walkIn: 'Walk-in',
  bookForMember: 'Book for a member',
  move: 'Move to another seat',
  moveLabel: 'Move to another seat: {name}',
  chooseSeat:
    'Choose a seat on the map. Only seats that are free for the whole booking are offered: {period}.',
  stopMoving: "Don't move",
  moveLegend: 'Seats to move to',
  /** What the accessible name of a seat to move to says after its number. */
  target: '{target}, {tier}, {price}',
  more: '{amount} more',
  less: '{amount} less',
  samePrice: 'same price',
  againstRulesHint: "{name} can't book this seat online. The audit log will show the move.",
  gone: 'Seat {seat} is no longer free. Choose another one.',
  movedElsewhere: 'Someone else just moved this booking to seat {seat}. Choose again on the map.',
  chooseOther: 'Choose another seat',
  refund: 'Refund the difference',
} as const

export const STANDING_LABELS = {
  free: 'Free',
  taken: 'Taken',
  ending: 'Ends this week',
  unpaid: 'Unpaid',
  closed: 'Closed',
} as const satisfies Record<SeatStanding, string>

export const MOVE_TARGET_LABELS = {
  free: 'Free',
  againstRules: 'Free, against the room rules',
  current: 'Current seat',
  unavailable: 'Not free',
} as const satisfies Record<MoveTarget, string>
