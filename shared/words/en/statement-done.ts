/** What the calls for the bank's statement answer. */
export const STATEMENT_DONE = {
  imported: 'Statement imported',
  matched: 'Matched with the payment',
  ignored: 'Marked as not for us',
  returned: 'Back in the list',
} as const
