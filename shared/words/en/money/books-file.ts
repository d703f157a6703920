/** The accountant's CSV file. */
export const BOOKS_FILE_WORDS = {
  day: 'Day',
  journal: 'Journal',
  kind: 'Kind',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  receipt: 'Receipt',
  reference: 'Reference',
  category: 'Expense',
  note: 'Expense note',
  total: 'Total',
  balanced: 'Debits equal credits',
  unbalanced: 'Debits differ from credits',
} as const
