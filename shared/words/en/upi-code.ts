/** The QR code of a UPI payment, and what to copy instead. */
export const UPI_CODE_WORDS = {
  steps: 'Scan the code with any UPI app, or copy the UPI ID. Pay exactly {amount}.',
  scanIt: 'The member scans this with any UPI app.',
  code: 'QR code for a UPI payment of {amount}',
  open: 'Open a UPI app',
  scan: 'Or scan this code from another phone.',
  upiId: 'UPI ID',
  payee: 'Name',
  amount: 'Amount',
  copy: 'Copy {what}',
  copied: 'Copied',
  notCopied: 'Please copy it by hand',
} as const
