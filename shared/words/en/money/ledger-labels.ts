/** What journals are about. */
export const JOURNAL_LABELS = {
  charge: 'Booking sold',
  payment: 'Payment',
  correction: 'Method corrected',
  refund: 'Refund',
  reversal: 'Reversal',
  discount: 'Discount',
  deposit: 'Deposit',
  lateFee: 'Late fee',
  float: 'Cash at the start of a shift',
  expense: 'Expense',
  difference: 'Cash over or short',
  handOver: 'Cash to the owner',
} as const

/** The accounts of the ledger. */
export const ACCOUNT_LABELS = {
  cash: 'Cash',
  handedOver: 'Handed over',
  upi: 'UPI',
  simulated: 'Simulated',
  members: 'Members',
  fees: 'Fees',
  gst: 'GST',
  discount: 'Discounts',
  keptDeposits: 'Deposits kept',
  heldDeposits: 'Deposits held',
  lateFees: 'Late fees',
  expenses: 'Expenses',
  differences: 'Cash over or short',
  owner: 'Owner',
} as const
