/** Asks before a seat that is reserved for a payment at reception is given up. */
export const GIVE_UP_SEAT_WORDS = {
  title: 'Give up seat {seat}?',
  text: 'Seat {seat} is reserved for you until {day}. If you book another seat, others can book this one.',
  payAgain: 'You then choose again how to pay.',
  keep: 'Keep seat {seat}',
  giveUp: 'Book seat {seat} instead',
} as const
