import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { DURATIONS } from '../../domain/booking/durations.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { TIERS } from '../../domain/booking/seats.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { DEPOSIT_KINDS } from '../../domain/money/deposit.ts'
import { PAYMENT_METHODS } from '../../domain/money/payment.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { calendarDay } from '../fields.ts'
import * as ownEndpoints from '../own-endpoints.ts'

/** GST, in paise, on a tax invoice or a credit note. */
const paperTax = z.object({
  gstin: z.string(),
  sac: z.string(),
  /** Percent; one half is CGST, the other SGST. */
  rate: z.number(),
  legalName: z.string(),
  legalAddress: z.string(),
  taxable: z.int(),
  cgst: z.int(),
  sgst: z.int(),
})

export const receipt = z.object({
  /** Such as DA/26-27/00001. */
  number: z.string(),
  paymentId: z.string(),
  day: calendarDay,
  hall: z.object({ name: z.string(), address: z.string(), contactPhone: z.string() }),
  memberId: z.string(),
  room: z.enum(ROOMS),
  batch: z.enum(BATCHES),
  duration: z.enum(DURATIONS),
  seat: z.string(),
  tier: z.enum(TIERS),
  startDate: calendarDay,
  /** The first day after the membership. */
  endDate: calendarDay,
  renewal: z.boolean(),
  /** Whole rupees, including the deposit or the late fee. */
  amount: z.int(),
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  reference: z.nullable(z.string()),
  /** The day on which the method was corrected. */
  correctedOn: z.optional(calendarDay),
  /** Whether the payment was simulated, so that no money moved. */
  simulated: z.boolean(),
  /** What was taken off the price; whole rupees. */
  discount: z.optional(z.int()),
  /** The deposit that the amount includes, in whole rupees, and the tax in it, in paise. */
  deposit: z.optional(z.object({ kind: z.enum(DEPOSIT_KINDS), amount: z.int(), tax: z.int() })),
  /** The late fee that the amount includes, in whole rupees, and the tax in it, in paise. */
  lateFee: z.optional(z.object({ amount: z.int(), tax: z.int() })),
  /** Set if the amount is a part of the price; whole rupees. */
  part: z.optional(
    z.object({
      /** Before any discount. */
      price: z.int(),
      /** What had been paid before this payment, what was still owed after it, and the day by which that had to be paid. */
      paidBefore: z.int(),
      left: z.int(),
      payableOn: calendarDay,
    }),
  ),
  /** Set on a tax invoice. */
  tax: z.nullable(paperTax),
})

/** The voucher of a refund. */
export const voucher = z.object({
  /** Such as RV/26-27/00001. */
  number: z.string(),
  day: calendarDay,
  hall: z.object({ name: z.string(), address: z.string(), contactPhone: z.string() }),
  memberId: z.nullable(z.string()),
  room: z.enum(ROOMS),
  batch: z.enum(BATCHES),
  seat: z.string(),
  startDate: calendarDay,
  /** The first day after the membership. */
  endDate: calendarDay,
  /** The number of the payment's receipt. */
  receipt: z.nullable(z.string()),
  /** Set if the deposit was returned. */
  deposit: z.optional(z.literal(true)),
  /** Whole rupees: the payment or the deposit, and how much of it is refunded. */
  paid: z.int(),
  amount: z.int(),
  /** Set if the hall keeps a part of the deposit: whole rupees. */
  kept: z.optional(z.int()),
  method: z.enum(PAYMENT_METHODS),
  utr: z.nullable(z.string()),
  reason: z.string(),
  /** Whether the payment was simulated, so that no money moved. */
  simulated: z.boolean(),
  /** Set on a credit note, for the tax invoice of `receiptDay`. */
  tax: z.nullable(paperTax),
  receiptDay: z.nullable(calendarDay),
})

export const listReceipts = defineCall(ownEndpoints.listReceipts, {
  summary: "List the caller's receipts, and the vouchers of refunds, newest first",
  reply: z.object({
    success: z.literal(true),
    data: z.array(receipt),
    vouchers: z.array(voucher),
  }),
  errors: ['notLoggedIn'],
})

const paperRow = z.object({ label: z.string(), value: z.string() })
const paperSum = z.object({ label: z.string(), amount: z.string() })

export const readPaper = defineCall(endpoints.readPaper, {
  summary:
    "Read a receipt, or the voucher of a refund, as it is printed, in the member's language; for staff who may see the member",
  query: z.object({ number: z.string() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      userId: z.string(),
      paper: z.object({
        language: z.enum(LANGUAGES),
        title: z.string(),
        number: z.string(),
        seller: z.object({ name: z.string(), lines: z.readonly(z.array(z.string())) }),
        notice: z.nullable(z.string()),
        rows: z.readonly(z.array(paperRow)),
        sums: z.readonly(z.array(paperSum)),
        total: paperSum,
        notes: z.readonly(z.array(z.string())),
      }),
    }),
  }),
  errors: [...STAFF_ERRORS, 'notFound'],
})
