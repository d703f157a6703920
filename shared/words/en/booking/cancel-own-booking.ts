/** Cancelling one's unpaid booking. */
export const CANCEL_OWN_BOOKING_WORDS = {
  cancel: 'Cancel reservation',
  title: 'Cancel the reservation of seat {seat}?',
  effect: 'It starts on {day}. Once you cancel, others can book the seat right away.',
  unpaid: "We haven't received any payment for it, so there is nothing to refund.",
  keep: 'Keep seat {seat}',
  cancelling: 'Cancelling...',
  cancelled: 'Reservation cancelled',
  freeNow: 'Your reservation of seat {seat} from {day} is cancelled. Others can book it now.',
  notCancelled: 'Not cancelled',
} as const
