/** A UPI payment from the member's phone. */
export const UPI_WORDS = {
  title: 'Pay {amount} by UPI',
  paid: 'I have paid',
  utr: 'UTR of the payment',
  utrHint:
    "12 digits. In your UPI app, open the history and then this payment: it's called UTR or UPI reference number.",
  send: 'Send UTR',
  sending: 'Sending...',
  checking: {
    subtitle: 'Reception is checking your payment.',
    title: "We're checking your payment of {amount}",
    utr: 'Your UTR is {utr}.',
    held: 'Seat {seat} is yours until reception has checked.',
    entry: 'You can enter the study hall once it is confirmed.',
    mail: "We'll email you as soon as reception has checked it. This page updates by itself; you can also close it.",
    help: 'Need help, or want to cancel?',
    ask: 'Contact reception. They first check whether your money has arrived.',
  },
  correct: 'Correct the UTR',
  keep: 'Cancel',
  rejected: "We couldn't confirm your payment",
  rejectedUtr: 'UTR {utr}:',
  note: 'Reception adds: {note}',
  again:
    "Was the money taken? Then don't pay again: check the UTR or show us the payment at reception.",
  reception: 'Or pay at reception',
  failed: "Couldn't load your payment",
  retry: 'Retry',
  dueBy: 'Pay {amount} by {until}',
  due: 'Pay {amount}',
  held: 'Seat {seat} is held for you until then. Pay by UPI here, or at reception.',
  hints: {
    upi: 'Now, from any UPI app',
    cash: 'In cash at reception',
  },
  method: 'How will you pay?',
  instead: 'Pay by UPI instead',
} as const
