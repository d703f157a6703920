import { type ReceiptKey, receiptNumber } from '#shared/domain/money/receipt.ts'
import { type Paper, receiptPaper, voucherPaper } from '#shared/words/paper.ts'
import type { DemoReceipt, DemoRefund, DemoState } from '#web/demo/demo-state.ts'
import { PAPER_WORDS } from '#web/hall/paper-words.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** Returns the receipt or voucher with this key. */
export function findPaper(
  { receipts, refunds }: DemoState,
  key: ReceiptKey | undefined,
): DemoReceipt | DemoRefund | undefined {
  return [...receipts, ...refunds].find(
    ({ series, year, number }) =>
      series === key?.series && year === key.year && number === key.number,
  )
}

/** Returns the ID of the booking that a receipt or voucher belongs to. */
export function bookingOfPaper(state: DemoState, key: ReceiptKey | undefined): string | undefined {
  const paper = findPaper(state, key)
  return state.payments.find(({ id }) => id === paper?.paymentId)?.bookingId
}

/** Returns the texts of a receipt or voucher. The demo has the words of the page's language only. */
export function paperOf(found: DemoReceipt | DemoRefund, fullName: string): Paper {
  const common = { number: receiptNumber(found), day: found.day, fullName }
  return 'reason' in found
    ? voucherPaper(LANGUAGE, PAPER_WORDS, { ...found.content, ...common, reason: found.reason })
    : receiptPaper(LANGUAGE, PAPER_WORDS, { ...found.content, ...common })
}
