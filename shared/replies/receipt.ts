import type { ReplyOf } from '../contract/call.ts'
import type { listReceipts } from '../contract/money/receipt.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { type ReceiptContent, type ReceiptKey, receiptNumber } from '../domain/money/receipt.ts'
import type { VoucherContent } from '../domain/money/refund-voucher.ts'

export type ReceiptRecord = ReceiptKey & {
  paymentId: string
  day: CalendarDay
  content: ReceiptContent
}

export function receiptReply({
  content,
  paymentId,
  day,
  ...key
}: ReceiptRecord): ReplyOf<typeof listReceipts>['data'][number] {
  return { number: receiptNumber(key), paymentId, day, ...content, tax: content.tax ?? null }
}

export type VoucherRecord = ReceiptKey & {
  day: CalendarDay
  /** '' once it has been erased. */
  reason: string
  content: VoucherContent
}

export function voucherReply({
  content,
  day,
  reason,
  ...key
}: VoucherRecord): ReplyOf<typeof listReceipts>['vouchers'][number] {
  return {
    number: receiptNumber(key),
    day,
    reason,
    ...content,
    tax: content.tax ?? null,
    receiptDay: content.receiptDay ?? null,
  }
}
