/** The messages of successful calls about cash. */
export const CASH_MESSAGES = {
  opened: 'Shift opened',
  paid: 'Expense paid',
  billSaved: 'Picture saved',
  takenBack: 'Expense taken back',
  closed: 'Shift closed',
  received: 'Cash received',
} as const
