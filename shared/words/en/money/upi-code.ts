/** The QR code of a UPI payment, and what to copy instead. */
export const UPI_CODE_WORDS = {
  steps: {
    scan: 'Scan the code with any UPI app, or copy the UPI ID. Pay exactly {amount}.',
    enter: 'Then enter the UTR.',
    open: 'Open your UPI app and pay exactly {amount}.',
    comeBack: 'Come back here and enter the UTR.',
  },
  scanIt: 'The member scans this with any UPI app.',
  code: 'QR code for a UPI payment of {amount}',
  open: 'Open a UPI app',
  scan: 'Pay from another phone',
  upiId: 'UPI ID',
  payee: 'Name',
  amount: 'Amount',
  copy: 'Copy',
  copyUpiId: 'Copy UPI ID',
  copyAmount: 'Copy amount',
  copied: 'Copied',
  notCopied: 'Please copy it by hand',
} as const
