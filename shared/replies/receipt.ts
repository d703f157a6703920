import type { ReplyOf } from '../contract/call.ts'
import type { listReceipts } from '../contract/receipt.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { type ReceiptContent, type ReceiptKey, receiptNumber } from '../domain/money/receipt.ts'

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
  return { number: receiptNumber(key), paymentId, day, ...content }
}
