/** Manage Bookings. */
export const DESK_BOOKING_WORDS = {
  title: 'Manage Bookings',
  search: 'Search bookings',
  searchHint: 'Name, phone, member ID, receipt number or UTR',
  status: 'Status',
  allStates: 'All bookings',
  room: 'Room',
  allRooms: 'All rooms',
  allBatches: 'All batches',
  from: 'From',
  until: 'Until',
  anyDay: 'Any day',
  clearFilters: 'Clear filters',
  list: 'Bookings',
  pages: 'Pages of bookings',
  loading: 'Loading bookings...',
  failed: 'Failed to load bookings',
  count: { one: '{count} booking', other: '{count} bookings' },
  noneTitle: 'No bookings found',
  none: 'No bookings match your search.',
  deletedMember: 'Deleted member',
  unpaid: 'Unpaid',
  ending: 'Ends this week',
  dues: 'Part paid',
  dueBy: '{open} due by {day}',
  dueSince: '{open} overdue since {day}',
  dueAllowedBy: 'Part payment allowed by {name}',
  one: 'One booking',
  seatInRoom: 'Seat {seat}, {room}',
  toCheck: 'UPI to check',
  statement: 'Check them with the bank statement',
  utr: 'UTR to check',
  note: 'Note: {note}',
  chosen: 'Wants to pay: {method}',
  refunded: '{amount} refunded',
  deposit: 'Deposit {deposit}',
  heldDeposit: 'Deposit {deposit}, to be returned',
} as const

/** The buttons of a booking, with their labels for screen readers. */
export const BOOKING_ACTIONS = {
  confirm: 'Confirm payment',
  confirmLabel: 'Confirm payment by {name}, seat {seat}',
  payDue: 'Take the rest',
  payDueLabel: 'Take the rest from {name}, seat {seat}',
  check: 'Check UPI payment',
  checkLabel: 'Check UPI payment of {name}, seat {seat}',
  move: 'Move',
  moveLabel: 'Move booking of {name}, seat {seat}',
  cancel: 'Cancel',
  cancelLabel: 'Cancel booking of {name}, seat {seat}',
  refund: 'Refund',
  refundLabel: 'Refund booking of {name}, seat {seat}',
  returnDeposit: 'Return deposit',
  returnDepositLabel: 'Return deposit of {name}, seat {seat}',
  note: 'Note',
  noteLabel: 'Note about the booking of {name}, seat {seat}',
  noteTitle: 'Notes: {name}, seat {seat}',
} as const

export const CANCEL_BOOKING_WORDS = {
  title: "Cancel {name}'s booking?",
  keep: 'Keep booking',
  confirm: 'Cancel booking',
  busy: 'Cancelling...',
  effect: "Frees seat {seat} ({period}) and emails {name}. This can't be undone.",
  due: '{open} of it is still owed. Cancelling writes it off.',
  paid: '{amount} was paid. After cancelling you can refund it, in whole or in part.',
  noRefund: {
    admin: '{amount} was paid. For a refund, ask an admin.',
    super_admin: '{amount} was paid. For a refund, ask a super admin.',
  },
  deposit: 'The deposit of {amount} is held. After cancelling you can return it.',
  noReturn: {
    admin: 'The deposit of {amount} is held. To return it, ask an admin.',
    super_admin: 'The deposit of {amount} is held. To return it, ask a super admin.',
  },
} as const

export const CONFIRM_PAYMENT_WORDS = {
  title: 'Confirm {amount} from {name}',
  freeTitle: 'Confirm seat {seat} for {name} without payment',
  effect: 'Marks {seat} paid and emails the receipt.',
  deposit: 'The deposit of {deposit} is paid with it: take {sum} in all.',
  notYet: 'Not yet',
  confirm: 'Confirm payment',
  busy: 'Confirming...',
  method: 'How was it paid?',
  chosen: '{name} chose: {method}',
  show: 'Show QR code',
  hide: 'Hide QR code',
  utr: 'UTR',
  utrOptional: 'Optional',
  utrHint:
    "12 digits, in the member's UPI app. The bank statement then matches the payment by itself.",
  noShift: 'Cash needs an open shift, and you have none.',
  openShift: 'Open a shift',
} as const

/** For members without an email, whose papers are printed. */
export const NO_EMAIL_WORDS = {
  receipt: 'Records the payment. {name} has no email, so print the receipt afterwards.',
  voucher: 'Records it in the books. {name} has no email, so print the voucher afterwards.',
  cancelled:
    "Frees seat {seat} ({period}). {name} has no email, so tell them yourself. This can't be undone.",
  moved: 'The booking keeps its price. {name} has no email, so tell them the new seat.',
} as const

/** Taking something off a booking's price. */
export const DISCOUNT_WORDS = {
  give: 'Give a discount',
  remove: 'No discount',
  limit: 'Up to {limit}',
  name: 'What for?',
  nameHint: "Staff see it with the booking. It isn't on the receipt.",
  price: 'Price',
  free: 'Nothing to pay.',
  amountMissing: 'Enter a whole amount from ₹1',
  tooMuch: 'At most {limit}',
  nameMissing: 'Enter what the discount is for',
  given: '{amount} discount by {givenBy}',
  givenFor: '{amount} discount by {givenBy}: {name}',
} as const

/** Paying a part of a booking now and the rest later. */
export const PART_WORDS = {
  howMuch: 'How much is paid now?',
  whole: 'All of it: {amount}',
  part: 'A part',
  now: 'Paid now',
  left: '{left} is left to pay.',
  payableOn: 'Pay the rest by',
  amountMissing: 'Please enter an amount',
} as const

/** Taking the rest of a partly paid booking's price. */
export const PAY_DUE_WORDS = {
  title: 'Payment from {name}',
  effect: 'Records the payment and emails {name} the receipt.',
  price: 'Price',
  open: 'Still owed',
  lateFee: 'Late fee',
  total: 'Total',
  totalHint: 'With the late fee: {sum}',
  withoutLateFee: 'Leave out the late fee',
  reason: 'Reason',
  reasonMissing: 'Please enter a reason',
  payableOn: 'Due by',
  allowedBy: 'Allowed by',
  tooMuch: 'Enter at most {open}',
  notNow: 'Not now',
  take: 'Take payment',
  takeAmount: 'Take {amount}',
  busy: 'Recording the payment...',
} as const

/** Checking a UPI payment by its UTR. */
export const CHECK_UTR_WORDS = {
  title: 'UPI payment of {amount} from {name}',
  effect:
    "Look for this UTR in the bank's app. Confirming marks {seat} paid and emails the receipt.",
  utr: 'UTR entered by the member',
  screenshot: 'Screenshot of the payment',
  enlarge: 'Enlarge the screenshot',
  shrink: 'Shrink the screenshot',
  loading: 'Loading the screenshot...',
  failed: 'Failed to load the screenshot',
  notYet: 'Not yet',
  confirm: 'Confirm payment',
  confirming: 'Confirming...',
  reject: 'Reject',
  rejectTitle: 'Reject the UPI payment of {name}?',
  rejectEffect: 'We email {name} the reason. The seat stays held, and they can enter another UTR.',
  reason: 'Reason',
  note: 'Add a sentence',
  noteHint: 'The member sees it exactly as you write it.',
  optional: 'Optional',
  back: 'Back',
  rejecting: 'Rejecting...',
  reasons: {
    notReceived: 'The money has not arrived',
    wrongAmount: 'The amount differs',
    wrongUtr: 'The UTR belongs to another payment',
    other: 'Another reason',
  },
} as const

/** Returning a deposit. The rest is in REFUND_WORDS. */
export const RETURN_DEPOSIT_WORDS = {
  title: 'Return the deposit of {name}',
  effect: 'Records the return and emails {name} a voucher.',
  afterCancelling: 'The booking is cancelled. Return the deposit of {name} now?',
  deposit: 'Deposit',
  keep: 'Keep a part',
  keepHint: 'For damage or a lost key. Leave it empty to return the whole deposit.',
  keepTooMuch: 'Less than {amount}',
  returned: 'Goes back to {name}',
  submit: 'Return {amount}',
  busy: 'Recording the return...',
} as const

/** Refunding a booking. */
export const REFUND_WORDS = {
  title: 'Refund to {name}',
  effect: 'Records the refund and emails {name} a voucher.',
  afterCancelling: 'The booking is cancelled. Refund {name} now?',
  paid: 'Paid',
  returned: 'Refunded so far',
  left: 'You can refund up to',
  limit: {
    admin: 'You can refund up to {limit} per booking. An admin can refund more.',
    super_admin: 'You can refund up to {limit} per booking. A super admin can refund more.',
  },
  amount: 'Amount',
  amountMissing: 'Enter a whole amount from ₹1',
  tooMuch: 'At most {amount}',
  method: 'How is it refunded?',
  methods: { upi: 'UPI', cash: 'Cash' },
  methodHints: { upi: 'Sent from your UPI app', cash: 'Out of your drawer' },
  utrHint: '12 digits, in your UPI app',
  reason: 'Reason',
  reasonHint: '{name} sees it on the voucher.',
  reasonMissing: 'Enter a reason',
  notNow: 'Not now',
  noRefund: 'No refund',
  refund: 'Refund',
  refundAmount: 'Refund {amount}',
  busy: 'Refunding...',
} as const
