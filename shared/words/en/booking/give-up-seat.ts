/** Asks before a booking replaces one whose seat is reserved for a payment at reception. */
export const GIVE_UP_SEAT_WORDS = {
  otherSeat: {
    title: 'Give up seat {seat}?',
    text: 'Seat {seat} is reserved for you until {until}. If you book another seat, others can book this one.',
    payAgain: 'You then choose again how to pay.',
    keep: 'Keep seat {seat}',
    save: 'Book seat {wanted} instead',
  },
  sameSeat: {
    title: 'Change your booking?',
    text: 'Seat {seat} is reserved for you until {until}. Saving the change ends this. To reserve the seat again, choose how to pay on the next page.',
    keep: 'Keep it as it is',
    save: 'Save the change',
  },
} as const
