/** The cash drawers. */
export const CASH_WORDS = {
  title: 'Cash',
  subtitle: 'Your shift at the drawer, and what went to the owner',
  loading: 'Loading cash...',
  failed: 'Failed to load cash',
  opened: 'Shift opened',
  cancel: 'Cancel',
  statement: 'Find UPI payments in the bank statement',
} as const

/** What money is taken out of the drawer for. */
export const EXPENSE_LABELS = {
  tea: 'Tea and water',
  cleaning: 'Cleaning',
  stationery: 'Stationery',
  repairs: 'Repairs',
  electricity: 'Electricity',
  newspapers: 'Newspapers',
  other: 'Other',
} as const

/** Counting a drawer. */
export const COUNT_WORDS = {
  title: 'Count the drawer',
  hint: 'The number of notes of each kind, and the coins as one sum.',
  note: '₹{value} notes',
  coins: 'Coins, in ₹',
  total: 'Counted',
  missing: 'Count the drawer first. If it is empty, enter 0 coins.',
} as const

/** Beginning a shift. */
export const OPEN_SHIFT_WORDS = {
  title: 'Open your shift',
  about: 'Count what is in the drawer before you take money.',
  usualDrawer: 'Reception',
  drawer: 'Drawer',
  newDrawer: 'A new drawer.',
  inUse: '{name} has an open shift at this drawer.',
  left: 'The last shift left {amount} here.',
  right: 'Right: the last shift left {expected}.',
  over: '{amount} more than the {expected} that the last shift left. Count again, or open with a note.',
  short:
    '{amount} less than the {expected} that the last shift left. Count again, or open with a note.',
  drawerMissing: 'Enter the name of the drawer',
  open: 'Open shift',
  opening: 'Opening...',
  sentBefore: 'This shift was already opened, with another count. Reload the page to see it.',
} as const

/** The user's own open shift. */
export const SHIFT_WORDS = {
  title: '{drawer}, since {time}',
  inDrawer: 'In the drawer now',
  counted: '{amount} counted at the start',
  expense: 'Pay expense',
  close: 'Close shift',
  moves: 'Cash movements in this shift',
  time: 'Time',
  what: 'For',
  amount: 'Amount',
  seat: 'Seat {seat}',
  takeBack: 'Take back',
  refund: 'Refund to {name}',
  back: 'Taken back: {what}',
  noMoves: 'Nothing yet',
  noMovesHint: 'Cash payments that you confirm appear here.',
  expensePaid: 'Expense paid',
  takenBack: 'Expense taken back',
} as const

/** Paying an expense out of the drawer. */
export const EXPENSE_WORDS = {
  title: 'Pay expense',
  about: '{amount} in the drawer.',
  amount: 'Amount',
  amountMissing: 'Enter a whole amount from ₹1',
  category: 'For',
  note: 'What was bought',
  noteMissing: 'Enter what was bought',
  pay: 'Pay out of the drawer',
  paying: 'Paying...',
  sentBefore:
    'This expense was already paid, with other details. Close this window and check the list.',
} as const

/** The picture of a bill. */
export const BILL_WORDS = {
  title: 'Bill',
  optional: 'optional',
  choose: 'Add a picture',
  change: 'Change the picture',
  remove: 'Remove the picture',
  add: 'Add bill',
  show: 'Show bill',
  replace: 'Take another picture',
  saved: 'Bill saved',
  notSaved: 'Expense paid, but its bill was not saved. Add it in the list.',
  loading: 'Loading the bill...',
  failed: 'Failed to load the bill',
} as const

/** Ending a shift. */
export const CLOSE_SHIFT_WORDS = {
  title: 'Close shift',
  right: 'Right: {expected} expected.',
  over: '{amount} more than the expected {expected}. Count again, or close with a note.',
  short: '{amount} less than the expected {expected}. Count again, or close with a note.',
  handOver: 'For the owner',
  left: '{amount} stays in the drawer.',
  tooMuch: 'More than you counted',
  note: 'Note',
  noteMissing: 'Write why the count differs, or count again',
  close: 'Close shift',
  closing: 'Closing...',
  closedRight: 'Shift closed. The count is right.',
  closedOver: 'Shift closed. {amount} more than expected.',
  closedShort: 'Shift closed. {amount} less than expected.',
} as const

/** The shifts that others have open, for admins. */
export const OTHER_SHIFTS_WORDS = {
  title: 'Other open shifts',
  about: 'If somebody left without closing a shift, count the drawer and close it for them.',
  who: '{name}, {drawer}',
  since: 'since {day}, {time}',
  close: 'Close shift of {name}',
} as const

/** The closed shifts. */
export const CLOSED_SHIFTS_WORDS = {
  title: 'Closed shifts',
  pages: 'Pages of shifts',
  loading: 'Loading shifts...',
  failed: 'Failed to load the shifts',
  count: { one: '{count} shift', other: '{count} shifts' },
  none: 'No closed shifts',
  noneHint: 'Shifts appear here when they are closed.',
  who: '{name}, {drawer}',
  when: '{day}, {from} to {until}',
  countedBy: 'counted by {name}',
  leftBefore: 'left before {amount}',
  opening: 'counted at the start {amount}',
  expected: 'expected {amount}',
  counted: 'counted {amount}',
  handedOver: 'handed over {amount}',
  expenses: 'expenses {amount}',
  expensesWithoutBill: 'expenses {amount}, of which {without} without a bill',
  received: '{amount} received by the owner',
  right: 'Right',
  over: '{amount} over',
  short: '{amount} short',
  overAtOpening: '{amount} over at opening',
  missingAtOpening: '{amount} missing at opening',
  openingNote: 'At opening: {note}',
  confirm: 'Confirm money received',
  lessReceived: '{amount} less than handed over',
  moreReceived: '{amount} more than handed over',
  receivedNote: 'Money received: {note}',
  notReceived: 'Not received yet',
  confirmed: 'Money received',
  confirmTitle: 'Shift cash',
  declared: '{name} handed over {amount}.',
  arrivedRight: 'Right: {expected} was handed over.',
  arrivedOver:
    '{amount} more than the {expected} handed over. Count again, or confirm with a note.',
  arrivedShort:
    '{amount} less than the {expected} handed over. Count again, or confirm with a note.',
  confirming: 'Confirming...',
  arrived: 'What you received',
  arrivedHint: 'A difference is recorded as cash over or short.',
} as const
