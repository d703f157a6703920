/** The messages of successful calls about the bank's statement. */
export const STATEMENT_MESSAGES = {
  imported: 'Statement imported',
  matched: 'Matched with the payment',
  ignored: 'Marked as not for us',
  returned: 'Back in the list',
} as const
