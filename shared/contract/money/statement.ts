import * as z from 'zod/mini'
import { STATEMENT_FILTERS } from '../../domain/money/statement.ts'
import { STATEMENT_FITS } from '../../domain/money/statement-match.ts'
import { STATEMENT_MAX_COLUMNS } from '../../domain/money/statement-table.ts'
import { isUtr } from '../../domain/money/utr.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import { calendarDay, doneReply, idParams, pageNumber, rupeeAmount, storable } from '../fields.ts'
import { givenDiscount } from './discount.ts'

/** The bank statement. Its rows' amounts are in paise, payments' amounts in rupees. */

const FILE_ERRORS = ['statementNotText', 'statementTooLarge', 'statementUnreadable'] as const

const column = z.int().check(z.minimum(0), z.maximum(STATEMENT_MAX_COLUMNS - 1))
const optionalColumn = z.nullable(column)

export const previewStatement = defineCall(endpoints.previewStatement, {
  summary: "Read the columns and first lines of the bank's statement; for admins",
  body: z.object({ text: z.string() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      columns: z.array(z.string()),
      /** The first lines. */
      lines: z.array(z.array(z.string())),
      total: z.int(),
      /** Saved earlier for statements with these columns, or guessed from their names. */
      mapping: z.object({
        date: optionalColumn,
        narration: optionalColumn,
        amount: optionalColumn,
        reference: optionalColumn,
        type: optionalColumn,
      }),
      saved: z.boolean(),
    }),
  }),
  errors: [...STAFF_ERRORS, ...FILE_ERRORS],
})

/** Idempotent: importing the same statement again changes nothing. */
export const importStatement = defineCall(endpoints.importStatement, {
  summary:
    "Add the credits of the bank's statement, and match payments by UTR and amount; for admins",
  body: z.object({
    text: z.string(),
    mapping: z.object({
      date: column,
      narration: column,
      amount: column,
      reference: optionalColumn,
      type: optionalColumn,
    }),
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
      added: z.int(),
      known: z.int(),
      debits: z.int(),
      unreadable: z.int(),
      /** Payments that the import confirmed, and payments that were already confirmed. */
      confirmed: z.int(),
      linked: z.int(),
    }),
  }),
  errors: [...STAFF_ERRORS, ...FILE_ERRORS, 'statementColumnsWrong'],
})

const statementEntry = z.object({
  id: z.uuid(),
  day: calendarDay,
  amount: z.int(),
  narration: z.string(),
  /** The 12-digit numbers from columns other than the narration. */
  utrs: z.array(z.string()),
  state: z.enum(STATEMENT_FILTERS),
  /** The member and the seat of the payment that it was matched with. */
  name: z.nullable(z.string()),
  seat: z.nullable(z.string()),
  /** What the books have for that payment, in rupees: possibly another amount. Null for other rows. */
  recorded: z.nullable(rupeeAmount),
  suggestions: z.array(
    z.object({
      /** Null for a due. */
      paymentId: z.nullable(z.string()),
      bookingId: z.uuid(),
      fit: z.enum(STATEMENT_FITS),
      name: z.string(),
      seat: z.string(),
      /** Of a due, with its late fee. */
      amount: z.int(),
      /** The late fee in the amount of a due; else 0. */
      lateFee: rupeeAmount,
      /** The day of a payment, or the day by which a due must be paid. */
      day: calendarDay,
      /** Whether confirming takes the payment; otherwise it was confirmed before. */
      waiting: z.boolean(),
      /** What the caller may take off the price, so that the credit pays the rest; 0 if nothing does. */
      discount: rupeeAmount,
    }),
  ),
})
export type StatementEntry = z.infer<typeof statementEntry>

/** The query of STATEMENT_FILE: which rows the CSV file contains. */
export const statementFileQuery = z.object({
  show: z.optional(z.enum(STATEMENT_FILTERS)),
  utr: z.optional(z.string().check(z.refine(isUtr, { error: REQUEST_PROBLEMS.invalidValue.code }))),
})

export const listStatement = defineCall(endpoints.listStatement, {
  summary:
    "List the credits of the bank's statement, of one state or with one UTR, 50 per page, newest first; for admins",
  query: z.extend(statementFileQuery, { page: pageNumber }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ rows: z.array(statementEntry), total: z.int(), page: z.int() }),
  }),
  errors: STAFF_ERRORS,
})

/** A UPI payment that reception confirmed and no row is matched with. */
const missingPayment = z.object({
  id: z.string(),
  bookingId: z.uuid(),
  userId: z.uuid(),
  /** The day on which it was confirmed. */
  day: calendarDay,
  /** The member; null after an erasure. */
  name: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  seat: z.string(),
  /** With its deposit and late fee. */
  amount: rupeeAmount,
  utr: z.nullable(z.string()),
  /** Who confirmed it. */
  staff: z.string(),
})
export type MissingPayment = z.infer<typeof missingPayment>

export const listMissingPayments = defineCall(endpoints.listMissingPayments, {
  summary:
    'List the UPI payments that reception confirmed on the days of the imported statements and that no credit is matched with, 50 per page, newest first; for admins',
  query: z.object({ page: pageNumber }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      payments: z.array(missingPayment),
      total: z.int(),
      /** Of all of them. */
      sum: rupeeAmount,
      page: z.int(),
      /** The oldest and the newest day of the imported rows; null if there are none. */
      days: z.nullable(z.object({ from: calendarDay, to: calendarDay })),
    }),
  }),
  errors: STAFF_ERRORS,
})

export const confirmStatementRow = defineCall(endpoints.confirmStatementRow, {
  summary:
    "Match a credit with a suggested payment, and confirm the payment if needed, less a discount that is the difference, up to the limit of the caller's role; or take it as the rest of a partly paid booking; for admins",
  params: idParams,
  body: z
    .object({
      paymentId: z.optional(z.string().check(z.minLength(1), z.maxLength(64), storable())),
      discount: givenDiscount,
      /** The booking of a suggested due, instead of a payment. */
      dueOf: z.optional(z.uuid()),
    })
    .check(
      z.refine(
        ({ paymentId, dueOf, discount }) =>
          dueOf === undefined
            ? paymentId !== undefined
            : paymentId === undefined && discount === undefined,
        { error: REQUEST_PROBLEMS.invalidValue.code, path: ['paymentId'] },
      ),
    ),
  reply: doneReply,
  errors: [
    ...STAFF_ERRORS,
    'notFound',
    'statementChanged',
    'bookingEnded',
    'paymentAlreadyConfirmed',
    'consentRequired',
    'paymentTooLate',
    'seatNoLongerFree',
    'ownPeriodOverlap',
    'discountAboveLimit',
    'discountNotTheDifference',
    'lessReceived',
    'nothingOwed',
    'utrUsed',
  ],
})

export const ignoreStatementRow = defineCall(endpoints.ignoreStatementRow, {
  summary: 'Mark a credit as not for the hall, or undo that; for admins',
  params: idParams,
  body: z.object({ ignored: z.boolean() }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'statementChanged'],
})
