import type { Batch } from '../domain/booking/batches.ts'
import type { Duration } from '../domain/booking/durations.ts'
import { rupees } from '../domain/booking/prices.ts'
import type { Room } from '../domain/booking/rooms.ts'
import type { Tier } from '../domain/booking/seats.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import { stateOfGstin } from '../domain/money/gstin.ts'
import type { PaymentMethod } from '../domain/money/payment.ts'
import type { ReceiptContent } from '../domain/money/receipt.ts'
import type { VoucherContent } from '../domain/money/refund-voucher.ts'
import type { PaperTax } from '../domain/money/tax.ts'
import { fillIn } from '../domain/placeholders.ts'
import { hallNameIn } from '../domain/settings/hall-details.ts'
import { dayText } from './dates.ts'
import type * as english from './en/money/receipts.ts'
import { periodIn } from './period.ts'
import type { Translated } from './translation.ts'

/** A receipt, tax invoice, voucher or credit note in one language, as the page, the PDF and the picture show it. */
export type Paper = {
  language: Language
  title: string
  number: string
  /** The hall's name, and the lines of its address. */
  seller: { name: string; lines: readonly string[] }
  /** Shown for a simulated payment. */
  notice: string | null
  rows: readonly PaperRow[]
  /** What the total consists of: the taxable value and the taxes. */
  sums: readonly PaperSum[]
  total: PaperSum
  notes: readonly string[]
}
type PaperRow = { label: string; value: string }
type PaperSum = { label: string; amount: string }

/** The words of one language. */
export type PaperWords = {
  RECEIPTS_WORDS: Translated<typeof english.RECEIPTS_WORDS>
  VOUCHER_WORDS: Translated<typeof english.VOUCHER_WORDS>
  TAX_WORDS: Translated<typeof english.TAX_WORDS>
  PERIOD: string
  ROOM_LABELS: Readonly<Record<Room, string>>
  BATCH_LABELS: Readonly<Record<Batch, string>>
  DURATION_LABELS: Readonly<Record<Duration, string>>
  PAYMENT_METHOD_LABELS: Readonly<Record<PaymentMethod, string>>
  TIER_LABELS: Readonly<Record<Tier, string>>
}

type IssuedPaper<Content> = Content & { number: string; day: CalendarDay }
/** The member; '' after an erasure. */
type Member = { fullName: string }

export function receiptPaper(
  language: Language,
  words: PaperWords,
  receipt: IssuedPaper<ReceiptContent> & Member,
): Paper {
  const { RECEIPTS_WORDS: labels, TAX_WORDS: taxLabels, TIER_LABELS } = words
  const { number, hall, method, seat, tier, simulated, tax = null } = receipt
  return {
    language,
    title: tax ? taxLabels.taxInvoice : labels.receipt,
    number,
    seller: sellerOf(language, words, hall, tax),
    notice: simulated ? labels.simulated : null,
    rows: filledRows([
      [tax ? taxLabels.invoiceNumber : labels.number, number],
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
      [
        labels.correctedOn,
        receipt.correctedOn === undefined ? null : dayText(language, receipt.correctedOn),
      ],
      ...priceRows(language, words, receipt),
      ...taxRows(words, tax),
    ]),
    ...taxParts(words, tax),
    total: { label: labels.amount, amount: rupees(receipt.amount) },
  }
}

export function voucherPaper(
  language: Language,
  words: PaperWords,
  voucher: IssuedPaper<VoucherContent> & Member & { reason: string },
): Paper {
  const { RECEIPTS_WORDS: common, VOUCHER_WORDS: labels, TAX_WORDS: taxLabels } = words
  const { number, hall, method, simulated, tax = null } = voucher
  return {
    language,
    title: tax ? taxLabels.creditNote : labels.voucher,
    number,
    seller: sellerOf(language, words, hall, tax),
    notice: simulated ? labels.simulated : null,
    rows: filledRows([
      [tax ? taxLabels.creditNumber : labels.number, number],
      [common.day, dayText(language, voucher.day)],
      [labels.to, voucher.fullName],
      [common.memberId, voucher.memberId],
      [common.for, voucher.deposit ? labels.deposit : null],
      [tax ? taxLabels.invoice : labels.receipt, refundedPaper(language, words, voucher)],
      [labels.paid, rupees(voucher.paid)],
      [labels.kept, voucher.kept === undefined ? null : rupees(voucher.kept)],
      [common.period, periodIn(language, words.PERIOD, voucher)],
      [common.room, words.ROOM_LABELS[voucher.room]],
      [common.batch, words.BATCH_LABELS[voucher.batch]],
      [common.seat, voucher.seat],
      [labels.method, labels.methods[method]],
      [labels.utr, voucher.utr],
      [labels.reason, voucher.reason],
      ...taxRows(words, tax),
    ]),
    ...taxParts(words, tax),
    total: { label: labels.amount, amount: rupees(voucher.amount) },
  }
}

/** If the amount differs from the price: the price, the discount, the deposit, earlier payments and the rest. */
function priceRows(
  language: Language,
  { RECEIPTS_WORDS: labels }: PaperWords,
  { amount, part, discount = 0, deposit, lateFee }: ReceiptContent,
): [label: string, value: string][] {
  if (!part && discount === 0 && !deposit) return []
  const price = part?.price ?? amount - (deposit?.amount ?? 0) + discount
  const rows: [string, string][] = [[labels.price, rupees(price)]]
  if (discount > 0) rows.push([labels.discount, rupees(discount)])
  if (deposit) rows.push([labels.deposits[deposit.kind], rupees(deposit.amount)])
  if (lateFee) rows.push([labels.lateFee, rupees(lateFee.amount)])
  if (!part) return rows
  const left = rupees(part.left)
  const day = dayText(language, part.payableOn)
  return [
    ...rows,
    [labels.paidBefore, rupees(part.paidBefore)],
    [labels.left, part.left === 0 ? left : fillIn(labels.leftBy, { left, day })],
  ]
}

function sellerOf(
  language: Language,
  { RECEIPTS_WORDS: { phone }, TAX_WORDS }: PaperWords,
  { name, address, contactPhone }: ReceiptContent['hall'],
  tax: PaperTax | null,
): Paper['seller'] {
  const lines = (tax?.legalAddress ?? address).split('\n').filter((line) => line.trim() !== '')
  if (contactPhone !== '') lines.push(fillIn(phone, { phone: contactPhone }))
  if (tax) lines.push(fillIn(TAX_WORDS.gstin, tax))
  return { name: hallNameIn(language, tax?.legalName ?? name), lines }
}

/** A tax invoice is named with its day, as rule 53 of the CGST Rules requires. */
function refundedPaper(
  language: Language,
  { TAX_WORDS }: PaperWords,
  { receipt: number, receiptDay, tax }: VoucherContent,
): string | null {
  if (!tax || !receiptDay || number === null) return number
  return fillIn(TAX_WORDS.invoiceOn, { number, day: dayText(language, receiptDay) })
}

/** What rule 46 of the CGST Rules requires besides the amounts. A seat in a room is supplied where the hall is. */
function taxRows({ TAX_WORDS: labels }: PaperWords, tax: PaperTax | null): [string, string][] {
  if (!tax) return []
  return [
    [labels.sac, tax.sac],
    [labels.place, stateOfGstin(tax.gstin)],
    [labels.reverseCharge, labels.no],
  ]
}

function taxParts(words: PaperWords, tax: PaperTax | null): Pick<Paper, 'sums' | 'notes'> {
  if (!tax) return { sums: [], notes: [] }
  return { sums: taxSums(words, tax), notes: [words.TAX_WORDS.electronic] }
}

/** The taxable value and the taxes of an amount. */
export function taxSums({ TAX_WORDS: labels }: PaperWords, tax: PaperTax): PaperSum[] {
  const percent = tax.rate / 2
  return [
    { label: labels.taxable, amount: paiseText(tax.taxable) },
    { label: fillIn(labels.cgst, { percent }), amount: paiseText(tax.cgst) },
    { label: fillIn(labels.sgst, { percent }), amount: paiseText(tax.sgst) },
  ]
}

/** ₹1,270.34 */
function paiseText(paise: number): string {
  const whole = Math.trunc(paise / 100)
  return `${rupees(whole)}.${String(paise % 100).padStart(2, '0')}`
}

/** Leaves out rows without a value. */
function filledRows(rows: readonly [label: string, value: string | null][]): PaperRow[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
