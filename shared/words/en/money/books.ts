/** The tabs of the books. */
export const BOOKS_WORDS = {
  views: 'Books',
  dayBook: 'Day book',
  reports: 'Reports',
  print: 'Print',
  total: 'Total',
  cash: 'Cash',
  handedOver: 'Handed over',
  upi: 'UPI',
} as const

/** The day book. */
export const DAY_BOOK_WORDS = {
  title: 'Day book',
  subtitle: 'What came in and went out, day by day',
  day: 'Day',
  previous: 'Previous day',
  next: 'Next day',
  loading: 'Loading the day book...',
  failed: 'Failed to load the day book',
  none: 'Nothing was recorded on this day',
  noneHint: 'Payments, expenses and cash handed over appear here.',
  table: 'Journals of {day}',
  balances: 'Balances',
  opening: 'At the beginning',
  closing: 'At the end',
  time: 'Time',
  what: 'What',
  who: 'Member',
  receipt: 'Receipt',
  method: 'Method',
  staff: 'Staff',
  in: 'In',
  out: 'Out',
  sold: 'For {amount}',
  shiftOf: 'Shift of {name}, counted by {counter}',
  closed: 'Closed by {name} on {day} at {time}',
  open: 'Open',
} as const

/** Closing a day. */
export const CLOSE_DAY_WORDS = {
  close: 'Close day',
  title: 'Close {day}?',
  about: 'Its figures become final. Later corrections are recorded on the day they are made.',
  before: 'Closes all open days before it, too.',
  openShift: '{name} has an open shift at the drawer {drawer}.',
  notCounted: 'The drawer {drawer} holds {amount}, but was not counted.',
  notReceived: '{amount} handed over, not confirmed by the owner yet.',
  claims: { one: '{count} UPI payment to check.', other: '{count} UPI payments to check.' },
  missing: {
    one: '{count} UPI payment of {amount} that the bank does not have.',
    other: '{count} UPI payments, {amount} in all, that the bank does not have.',
  },
  confirm: 'Close day',
  busy: 'Closing...',
  cancel: 'Cancel',
  done: 'Day closed',
} as const

/** Taking back an expense of a closed shift. */
export const TAKE_BACK_WORDS = {
  takeBack: 'Take back',
  takeBackWhat: 'Take back {category}, {amount}',
  title: 'Take back {category}, {amount}?',
  about:
    'For an expense that was recorded by mistake. Its shift is closed, so the count of the drawer stays. What it was over or short because of this expense is reversed today.',
  cancel: 'Keep',
  busy: 'Taking back...',
  done: 'Expense taken back',
  back: 'Taken back: {what}',
} as const

/** The file for the accountant. */
export const BOOKS_EXPORT_WORDS = {
  title: 'For the accountant',
  about: 'All postings of {month} as a spreadsheet (CSV), with debits and credits added up.',
  download: 'Download',
  busy: 'Downloading...',
  failed: 'Download failed. Please try again.',
} as const

/** The reports. */
export const REPORT_WORDS = {
  title: 'Reports',
  subtitle: 'Income, expenses and room occupancy',
  period: 'Period',
  periods: { day: 'Day', month: 'Month', year: 'Financial year' },
  day: 'Day in the period',
  loading: 'Loading the report...',
  failed: 'Failed to load the report',
  fromTo: '{from} to {to}',
  left: 'What is left',
  leftHint:
    'Received less refunds, expenses and missing cash. Includes deposits that you return later; excludes simulated payments.',
  sold: 'Bookings sold',
  soldHint: 'Paid or not.',
  discounts: 'Discounts of {amount} are taken off.',
  keptDeposits: 'Deposits of {amount} are in it.',
  lateFees: 'Late fees of {amount} are in it.',
  tax: '{amount} of it is GST.',
  heldDeposits: 'Deposits held',
  heldDepositsHint: 'To be returned to members; at the end of the last day.',
  dues: 'Members owe now',
  duesHint: { one: '{count} member', other: '{count} members' },
  owing: 'The hall owes {amount} to members.',
  byMethod: 'By method',
  byStaff: 'By staff',
  byRoom: 'By room',
  byBatch: 'By batch',
  received: 'Received',
  refunded: 'Refunded',
  noStaff: 'Online',
  noRoom: 'No room',
  noBatch: 'No batch',
  nothing: 'Nothing in this period.',
  expenses: 'Expenses',
  category: 'For',
  amount: 'Amount',
  differences: 'Cash short (negative if over)',
  occupancy: 'Room occupancy',
  seats: { one: '{count} seat', other: '{count} seats' },
  dayHalf: 'Day',
  nightHalf: 'Night',
  percent: '{percent}%',
  chart: '{room}, {half}: {percent}% of the seats were paid for',
  table: 'As a table',
  from: 'From',
  batch: 'Batch',
  seatDays: 'Seat days',
} as const
