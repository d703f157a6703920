/** Notifications on a member's phone. */
export const PUSH_MESSAGES = {
  expiry: {
    title: {
      one: 'Your membership ends in {count} day',
      other: 'Your membership ends in {count} days',
    },
    body: 'Renew now to keep seat {seat}.',
  },
  due: {
    title: 'Please pay {amount} by {day}',
    body: 'This is the rest for seat {seat}. Pay at reception, in cash or by UPI.',
  },
  tourConfirmed: {
    title: 'Your tour is confirmed',
    body: '{day}, {time}. We look forward to seeing you.',
  },
  paymentConfirmed: {
    title: 'Your payment of {amount} is confirmed',
    body: 'Seat {seat} is yours. Your receipt is in the app.',
  },
  paymentRejected: {
    title: "We couldn't confirm your payment of {amount}",
    body: 'See why, and what to do now.',
  },
} as const
