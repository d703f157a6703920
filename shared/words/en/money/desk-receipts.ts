/** The page on which reception opens a receipt or voucher, and the links to it. */
export const DESK_RECEIPT_WORDS = {
  title: 'Receipt',
  none: {
    title: 'Which receipt?',
    text: "Search for its number, or open it from the member's payments.",
  },
  failed: "Couldn't load the receipt",
  member: 'Open the member',
  print: 'Print the receipt',
  printVoucher: 'Print the voucher',
} as const
