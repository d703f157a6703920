/** The bank's statement. */
export const STATEMENT_WORDS = {
  title: 'Bank statement',
  subtitle: 'Find UPI payments in the bank’s list of credits',
  lines: 'Bank’s lines',
  views: 'What the bank has and does not have',
} as const

/** Choosing a statement and its columns. */
export const IMPORT_WORDS = {
  title: 'Import a statement',
  file: 'Statement as CSV',
  chooseFile: 'Choose file',
  hint: 'Export it from your bank’s website as CSV, at most 2 MB. Overlapping dates are fine.',
  tooLarge: 'This file is larger than 2 MB. Please export fewer days at a time.',
  reading: 'Reading the file...',
  preview: 'First lines of {file}',
  lines: { one: '{count} line', other: '{count} lines' },
  guessed: 'Are these the right columns? We remember them for this bank.',
  saved: 'Same columns as last time for this bank.',
  columns: {
    date: 'Date',
    narration: 'Text',
    amount: 'Amount that came in',
    reference: 'Reference number',
    type: 'Credit or debit',
  },
  column: 'Column {number}',
  none: 'None',
  choose: 'Choose a column',
  missing: 'Choose a different column for each field',
  import: 'Import',
  importing: 'Importing...',
  cancel: 'Cancel',
} as const

/** What an import has done; whole sentences, shown one after the other. */
export const IMPORTED_WORDS = {
  added: { one: '{count} new line.', other: '{count} new lines.' },
  confirmed: { one: '{count} payment confirmed.', other: '{count} payments confirmed.' },
  linked: {
    one: '{count} found that was already confirmed.',
    other: '{count} found that were already confirmed.',
  },
  known: { one: '{count} line already imported.', other: '{count} lines already imported.' },
  debits: { one: '{count} debit skipped.', other: '{count} debits skipped.' },
  unreadable: {
    one: '{count} line could not be read.',
    other: '{count} lines could not be read.',
  },
} as const

/** The lines of the statement. */
export const STATEMENT_LIST_WORDS = {
  list: 'Lines of the statement',
  pages: 'Pages of the statement',
  loading: 'Loading the statement...',
  failed: 'Failed to load the statement',
  count: { one: '{count} line', other: '{count} lines' },
  show: 'Show',
  all: 'All lines',
  states: {
    suggested: 'To confirm',
    left: 'No payment found',
    matched: 'Matched',
    ignored: 'Not for us',
  },
  noneTitle: 'No lines here',
  none: 'Import a statement to see what came in.',
  utr: 'UTR {utr}',
  matchedWith: '{name}, seat {seat}',
  recordedAs: 'Recorded as {amount}, another amount than the bank’s',
  candidate: '{name}, seat {seat}, {amount}',
  fits: {
    utr: 'Same UTR and amount',
    otherAmount: 'Same UTR, but another amount',
    amount: 'Same amount on {day}',
    rest: 'The rest of this booking, to be paid by {day}',
  },
  differences: {
    less: 'Only {received} came in. Confirming books {booked}.',
    more: '{received} came in. Confirming books only {booked}.',
  },
  wholeTitle: 'Book {booked} by {name}?',
  wholeEffect:
    'Only {received} came in. This books the whole price of {booked} and gives a receipt for it. Give a discount instead if the rest is not paid. Nothing in the books can be undone.',
  bookWhole: 'Book {booked}',
  notYet: 'Not yet',
  giveDiscount: 'Give a discount of {discount}',
  discountGiven: 'The member paid {discount} less than {price}. The difference becomes a discount.',
  lateFee: 'with the late fee of {fee}',
  alreadyConfirmed: 'Already confirmed',
  confirm: 'Confirm payment',
  confirmLabel: 'Confirm payment by {name}, seat {seat}',
  match: 'Match',
  matchLabel: 'Match with {name}, seat {seat}',
  busy: 'Confirming...',
  confirmed: 'Payment by {name} confirmed',
  matchDone: 'Matched with the payment by {name}',
  ignore: 'Not for us',
  ignoreLabel: 'Not for us: {amount} on {day}',
  back: 'Put back',
  backLabel: 'Put back: {amount} on {day}',
} as const

/** The payments that the bank does not have. */
export const MISSING_WORDS = {
  view: 'Not in the bank ({count})',
  list: 'UPI payments that the bank does not have',
  pages: 'Pages of the payments that the bank does not have',
  loading: 'Looking for missing payments...',
  failed: 'Failed to load the missing payments',
  count: {
    one: '{count} UPI payment that the bank does not have',
    other: '{count} UPI payments that the bank does not have',
  },
  sum: '{amount} was confirmed as UPI from {from} to {to}, but no line of the bank belongs to it.',
  about:
    'Match it with a line of the bank, or open the member and correct the method if it was cash. Otherwise ask whoever confirmed it.',
  noneTitle: 'Nothing is missing',
  none: 'The bank has every UPI payment that reception confirmed from {from} to {to}.',
  nothingTitle: 'No statement yet',
  nothing: 'Import a statement to see which UPI payments the bank does not have.',
  deletedMember: 'Deleted member',
  seat: 'Seat {seat}',
  utr: 'UTR {utr}',
  withoutUtr: 'Without UTR',
  confirmedBy: 'Confirmed by {name}',
} as const
