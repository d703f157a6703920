import type { Receipt, Voucher } from '#web/api/money/receipt.ts'

/** A receipt or a voucher. */
export type OwnPaper = { number: string; day: string; amount: number } & (
  | { receipt: Receipt; voucher?: undefined }
  | { voucher: Voucher; receipt?: undefined }
)

/** Returns receipts and vouchers, newest first. Vouchers of a day come before its receipts. */
export function papersOf({
  receipts,
  vouchers,
}: {
  receipts: readonly Receipt[]
  vouchers: readonly Voucher[]
}): OwnPaper[] {
  return [
    ...vouchers.map((voucher) => ({ ...listedFields(voucher), voucher })),
    ...receipts.map((receipt) => ({ ...listedFields(receipt), receipt })),
  ].toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

function listedFields({ number, day, amount }: Receipt | Voucher) {
  return { number, day, amount }
}
