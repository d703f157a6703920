/** A UPI payment from the member's phone. */
export const UPI_WORDS = {
  title: 'Pay {amount} by UPI',
  paid: 'I have paid',
  utr: 'UTR of the payment',
  utrHint:
    "12 digits, in your UPI app under the payment's details. Also called UPI reference number.",
  send: 'Send UTR',
  sending: 'Sending...',
  checking: "We're checking your payment",
  checkingText:
    "Your UTR is {utr}. Reception checks it and we'll email you. You can close this page.",
  correct: 'Correct the UTR',
  keep: 'Cancel',
  rejected: "We couldn't confirm your payment",
  rejectedUtr: 'UTR {utr}:',
  note: 'Reception adds: {note}',
  again:
    "Was the money taken? Then don't pay again: check the UTR or show us the payment at reception.",
  instead: 'Pay by UPI instead',
  insteadText: "You don't have to come to reception: pay from your phone now.",
  failed: "Couldn't load your payment",
  retry: 'Retry',
  dueBy: 'Pay {amount} by {day}',
  due: 'Pay {amount}',
  held: 'Seat {seat} is held for you until then. Pay by UPI here, or at reception.',
  hints: {
    upi: 'Now, from any UPI app',
    cash: 'In cash at reception',
  },
  method: 'How will you pay?',
  notice: 'Your seat is held first. Then you pay by UPI, or at reception.',
  reserve: 'Reserve the seat and pay by UPI',
} as const
