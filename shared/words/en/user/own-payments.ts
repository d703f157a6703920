/** A member's last payments: the card on the dashboard. */
export const OWN_PAYMENTS_WORDS = {
  title: 'Your payments',
  ofSeat: '{what}, seat {seat}',
  membership: 'Membership',
  renewal: 'Renewal',
  part: 'Part payment',
  rest: 'Rest of the fee',
  refund: 'Refund',
  deposit: 'Deposit returned',
  left: 'Left to pay: {open} by {day}',
  overdue: 'Left to pay: {open}, was due by {day}',
  none: 'No receipts yet',
  all: 'All receipts',
  loading: 'Loading your payments...',
  failed: "Couldn't load your payments",
} as const
