import { VOUCHER_SERIES } from '#shared/domain/money/refund-voucher.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { DESK_RECEIPT_WORDS as WORDS } from '#words/money/desk-receipts.ts'

/** The path of reception's page with a receipt or voucher. */
export function paperPath(number: string): string {
  return `/admin/receipt?number=${encodeURIComponent(number)}`
}

/** Links to a receipt or voucher that reception has just given. */
export function PrintReceipt({ number }: { number: string }) {
  return (
    <TextLink href={paperPath(number)}>
      {number.startsWith(VOUCHER_SERIES) ? WORDS.printVoucher : WORDS.print}
    </TextLink>
  )
}
