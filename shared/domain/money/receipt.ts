import type { Batch } from '../booking/batches.ts'
import type { Duration } from '../booking/durations.ts'
import type { Room } from '../booking/rooms.ts'
import { findSeat, type Tier } from '../booking/seats.ts'
import { type CalendarDay, calendarDay, dayParts } from '../calendar-day.ts'
import type { TaxDetails } from '../settings/tax-details.ts'
import type { DepositKind } from './deposit.ts'
import { paiseOf } from './ledger.ts'
import type { PaymentMethod } from './payment.ts'
import { receiptTax } from './receipt-tax.ts'
import { addTaxes, includedTax, type PaperTax, partTax, taxOf } from './tax.ts'

/** The prefix of receipt numbers. */
export const RECEIPT_SERIES = 'DA'

const APRIL = 4

/** Returns the calendar year in which a day's financial year began, on 1 April. */
export function financialYearOf(day: CalendarDay): number {
  const { year, month } = dayParts(day)
  return month < APRIL ? year - 1 : year
}

/** Returns the first day of a day's financial year. */
export function financialYearStart(day: CalendarDay): CalendarDay {
  return calendarDay(financialYearOf(day), APRIL, 1)
}

/** Identifies a receipt: numbers count up without a gap within a series and a financial year. */
export type ReceiptKey = { series: string; year: number; number: number }

/**
 * Returns a number such as `DA/26-27/00001`. Up to 9,999,999 it has at most 16 characters, as tax
 * invoices require.
 */
export function receiptNumber({ series, year, number }: ReceiptKey): string {
  const digits = (value: number, count: number) => String(value).padStart(count, '0')
  return `${series}/${digits(year % 100, 2)}-${digits((year + 1) % 100, 2)}/${digits(number, 5)}`
}

/** Reads a receipt's or a voucher's number; undefined for any other text. */
export function receiptKeyOf(text: string): ReceiptKey | undefined {
  const found = /^([A-Z]{1,2})\/([0-9]{2})-[0-9]{2}\/([0-9]{5,7})$/.exec(text)
  if (!found) return undefined
  const [, series = '', year, number] = found
  const key = { series, year: FIRST_CENTURY + Number(year), number: Number(number) }
  return receiptNumber(key) === text ? key : undefined
}

/** Receipt numbers contain only the last two digits of a year. */
const FIRST_CENTURY = 2000

/** The file of a receipt or a voucher: DA-26-27-00001.pdf. */
export function receiptFileName(number: string, ending: 'pdf' | 'svg' | 'png'): string {
  return `${number.replaceAll('/', '-')}.${ending}`
}

/**
 * A receipt's content, fixed when it is issued. The member's name is kept separately, so that it
 * can be erased.
 */
export type ReceiptContent = {
  hall: { name: string; address: string; contactPhone: string }
  memberId: string
  room: Room
  batch: Batch
  duration: Duration
  seat: string
  tier: Tier
  startDate: CalendarDay
  /** The first day after the membership. */
  endDate: CalendarDay
  renewal: boolean
  /** Whole rupees, including the deposit or the late fee. */
  amount: number
  method: PaymentMethod | null
  reference: string | null
  /** Whether the payment was simulated, so that no money moved. */
  simulated: boolean
  /** Set if the amount is a part of the price. Receipts of older versions have no such field. */
  part?: ReceiptPart | undefined
  /** Whole rupees off the price, if there was a discount. */
  discount?: number | undefined
  /** The deposit in the amount, if there was one. */
  deposit?: ReceiptDeposit | undefined
  /** The late fee in the amount, if there was one. */
  lateFee?: ReceiptLateFee | undefined
  /** The day on which the method was corrected, if it was. Not stored: the receipt is written once. */
  correctedOn?: CalendarDay | undefined
  /** Set on a tax invoice. Receipts of older versions have no such field. */
  tax?: PaperTax | null
}

/** `amount` is in whole rupees; `tax` is the tax in it, in paise. */
export type ReceiptDeposit = { kind: DepositKind; amount: number; tax: number }

/** `amount` is in whole rupees; `tax` is the tax in it, in paise. */
export type ReceiptLateFee = { amount: number; tax: number }

/** How a part of a price relates to the whole, in whole rupees. */
export type ReceiptPart = {
  /** Before any discount. */
  price: number
  /** What was paid before, what is still owed, and the day by which it must be paid. */
  paidBefore: number
  left: number
  payableOn: CalendarDay
}

type Sale = {
  seller: ReceiptContent['hall'] & TaxDetails
  booking: Pick<
    ReceiptContent,
    'room' | 'batch' | 'duration' | 'startDate' | 'endDate' | 'renewal'
  > & { seatId: string }
  payment: {
    /** Whole rupees, without the deposit and the late fee. */
    amount: number
    deposit: Pick<ReceiptDeposit, 'kind' | 'amount'> | null
    /** Whole rupees, paid in addition to a later part; 0 if there was none. */
    lateFee?: number
    method: PaymentMethod | null
    reference: string | null
    confirmedBy: string | null
  }
  memberId: string
  /** Set if the payment is a part of the price. */
  part?: ReceiptPart | undefined
  /** Whole rupees off the booking's price. */
  discount: number
  /** For a later part: the tax on the first part's receipt, because all parts are taxed alike. */
  saleTax?: PaperTax | null | undefined
}

/** Returns the receipt's content for a completed payment. */
export function receiptContent({
  seller,
  booking,
  payment,
  memberId,
  part,
  discount,
  saleTax,
}: Sale): ReceiptContent {
  const { seatId, room, batch, duration, startDate, endDate, renewal } = booking
  const paise = paiseOf(payment.amount)
  const paymentTax =
    // Of a part that a discount settled, nothing was paid that could be taxed.
    saleTax === undefined || paise === 0
      ? receiptTax(seller, paise)
      : partTax(saleTax, paise, paiseOf(part?.paidBefore ?? 0))
  const { deposit, lateFee = 0 } = payment
  // A deposit that the hall returns is not a payment for anything, so it is not taxed.
  const depositTax = deposit?.kind === 'kept' ? receiptTax(seller, paiseOf(deposit.amount)) : null
  // The law counts a late fee as part of the price, so it is taxed like the sale.
  const lateFeeTax =
    saleTax && lateFee > 0 ? { ...saleTax, ...includedTax(paiseOf(lateFee), saleTax.rate) } : null
  return {
    hall: { name: seller.name, address: seller.address, contactPhone: seller.contactPhone },
    memberId,
    room,
    batch,
    duration,
    seat: seatId,
    tier: findSeat(seatId)?.tier ?? 'standard',
    startDate,
    endDate,
    renewal,
    amount: payment.amount + (deposit?.amount ?? 0) + lateFee,
    method: payment.method,
    reference: payment.reference,
    simulated: payment.confirmedBy === null,
    ...(part && { part }),
    ...(discount > 0 && { discount }),
    ...(deposit && { deposit: { ...deposit, tax: taxOf(depositTax) } }),
    ...(lateFee > 0 && { lateFee: { amount: lateFee, tax: taxOf(lateFeeTax) } }),
    tax: addTaxes(addTaxes(paymentTax, depositTax), lateFeeTax),
  }
}
