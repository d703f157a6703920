import type { Batch } from '../domain/booking/batches.ts'
import type { Duration } from '../domain/booking/durations.ts'
import { rupees } from '../domain/booking/prices.ts'
import type { Room } from '../domain/booking/rooms.ts'
import type { Tier } from '../domain/booking/seats.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import type { ReceiptContent } from '../domain/money/receipt.ts'
import type { VoucherContent } from '../domain/money/refund.ts'
import type { PaymentMethod } from '../domain/payment.ts'
import { fillIn } from '../domain/placeholders.ts'
import { hallNameIn } from '../domain/settings/hall-details.ts'
import { dayText } from './dates.ts'
import type * as english from './en/receipts.ts'
import { periodIn } from './period.ts'
import type { Translated } from './translation.ts'

/** A receipt or a voucher in one language, as the page, the PDF and the picture show it. */
export type Paper = {
  language: Language
  title: string
  number: string
  /** The hall's name, and the lines of its address. */
  seller: { name: string; lines: readonly string[] }
  /** Shown for a simulated payment. */
  notice: string | null
  rows: readonly PaperRow[]
  total: { label: string; amount: string }
}
type PaperRow = { label: string; value: string }

/** The words of one language. */
export type PaperWords = {
  RECEIPTS_WORDS: Translated<typeof english.RECEIPTS_WORDS>
  VOUCHER_WORDS: Translated<typeof english.VOUCHER_WORDS>
  PERIOD: string
  ROOM_LABELS: Readonly<Record<Room, string>>
  BATCH_LABELS: Readonly<Record<Batch, string>>
  DURATION_LABELS: Readonly<Record<Duration, string>>
  PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>>
  TIER_LABELS: Readonly<Record<Tier, string>>
}

type Issued<Content> = Content & { number: string; day: CalendarDay }
/** Who paid; '' after an erasure. */
type Payer = { fullName: string }

export function receiptPaper(
  language: Language,
  words: PaperWords,
  receipt: Issued<ReceiptContent> & Payer,
): Paper {
  const { RECEIPTS_WORDS: labels, TIER_LABELS } = words
  const { number, hall, method, seat, tier, simulated } = receipt
  return {
    language,
    title: labels.receipt,
    number,
    seller: sellerOf(language, words, hall),
    notice: simulated ? labels.simulated : null,
    rows: filled([
      [labels.number, number],
      [labels.day, dayText(language, receipt.day)],
      [labels.from, receipt.fullName],
      [labels.memberId, receipt.memberId],
      [labels.for, receipt.renewal ? labels.renewal : labels.membership],
      [labels.period, periodIn(language, words.PERIOD, receipt)],
      [labels.duration, words.DURATION_LABELS[receipt.duration]],
      [labels.room, words.ROOM_LABELS[receipt.room]],
      [labels.batch, words.BATCH_LABELS[receipt.batch]],
      [labels.seat, fillIn(labels.seatOfTier, { seat, tier: TIER_LABELS[tier] })],
      [labels.method, method && words.PAYMENT_METHOD_LABELS[method]],
      [labels.reference, receipt.reference],
      ...partRows(language, words, receipt),
    ]),
    total: { label: labels.amount, amount: rupees(receipt.amount) },
  }
}

export function voucherPaper(
  language: Language,
  words: PaperWords,
  voucher: Issued<VoucherContent> & Payer & { reason: string },
): Paper {
  const { RECEIPTS_WORDS: common, VOUCHER_WORDS: labels } = words
  const { number, hall, method, simulated } = voucher
  return {
    language,
    title: labels.voucher,
    number,
    seller: sellerOf(language, words, hall),
    notice: simulated ? labels.simulated : null,
    rows: filled([
      [labels.number, number],
      [common.day, dayText(language, voucher.day)],
      [labels.to, voucher.fullName],
      [common.memberId, voucher.memberId],
      [labels.receipt, voucher.receipt],
      [labels.paid, rupees(voucher.paid)],
      [common.period, periodIn(language, words.PERIOD, voucher)],
      [common.room, words.ROOM_LABELS[voucher.room]],
      [common.batch, words.BATCH_LABELS[voucher.batch]],
      [common.seat, voucher.seat],
      [labels.method, labels.methods[method]],
      [labels.utr, voucher.utr],
      [labels.reason, voucher.reason],
    ]),
    total: { label: labels.amount, amount: rupees(voucher.amount) },
  }
}

/** The price, what was paid before, and what is left, if a part was paid. */
function partRows(
  language: Language,
  { RECEIPTS_WORDS: labels }: PaperWords,
  { part }: ReceiptContent,
): [label: string, value: string][] {
  if (!part) return []
  const left = rupees(part.left)
  const day = dayText(language, part.payableOn)
  return [
    [labels.price, rupees(part.price)],
    [labels.paidBefore, rupees(part.paidBefore)],
    [labels.left, part.left === 0 ? left : fillIn(labels.leftBy, { left, day })],
  ]
}

function sellerOf(
  language: Language,
  { RECEIPTS_WORDS: { phone } }: PaperWords,
  { name, address, contactPhone }: ReceiptContent['hall'],
): Paper['seller'] {
  const lines = address.split('\n').filter((line) => line.trim() !== '')
  if (contactPhone !== '') lines.push(fillIn(phone, { phone: contactPhone }))
  return { name: hallNameIn(language, name), lines }
}

/** Leaves out what a paper does not say. */
function filled(rows: readonly [label: string, value: string | null][]): PaperRow[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
