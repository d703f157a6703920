/** Every column with the key of a stored picture. Backups contain these pictures, and clean-ups keep them. */
export const PICTURE_COLUMNS = [
  ['users', 'avatar'],
  ['membership_details', 'selfie'],
  ['cash_expenses', 'bill'],
  ['upi_claims', 'screenshot'],
] as const
