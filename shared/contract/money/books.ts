import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { EXPENSE_CATEGORIES } from '../../domain/money/cash-expense.ts'
import { METHOD_ACCOUNTS, MONEY_ACCOUNTS } from '../../domain/money/day-book.ts'
import { JOURNAL_KINDS } from '../../domain/money/ledger.ts'
import { REPORT_PERIODS } from '../../domain/money/report.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import { calendarDay, checkedBy, doneReply, instant, uniformFields } from '../fields.ts'

/** The day book and the reports. All sums are rupees. */

/** Rejects mistyped centuries, and years whose neighbouring days can't be represented. */
const bookkeepingDay = calendarDay.check(
  z.refine(
    (text) => text >= '1970-01-01' && text < '2200-01-01',
    REQUEST_PROBLEMS.dateInvalid.code,
  ),
)
const balances = z.object(uniformFields(MONEY_ACCOUNTS, z.number()))
const day = z.string()

const bookLine = z.object({
  /** The journal's number. Numbers go up, and may leave gaps. */
  number: z.int(),
  at: instant,
  kind: z.enum(JOURNAL_KINDS),
  /** The member, and the receipt's number. */
  name: z.nullable(z.string()),
  memberId: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
  /** Set for expenses. */
  category: z.nullable(z.enum(EXPENSE_CATEGORIES)),
  note: z.nullable(z.string()),
  /** The expense, if there is a picture of its bill. */
  billOf: z.nullable(z.uuid()),
  /** The expense, if an admin can take it back, because its shift is closed. */
  takeBackOf: z.nullable(z.uuid()),
  /** Who made it; null if it was automatic. */
  staff: z.nullable(z.string()),
  /** Whose shift it is, if somebody else counted and closed it. */
  shiftOf: z.nullable(z.string()),
  methods: z.array(z.enum(METHOD_ACCOUNTS)),
  /** For a shift's start and a hand-over: the cash that was over, or missing if negative. */
  difference: z.number(),
  amount: z.number(),
  in: z.number(),
  out: z.number(),
})
export type ListedJournal = z.infer<typeof bookLine>

export const getDayBook = defineCall(endpoints.getDayBook, {
  summary: "Get a day's journals, and the balances at its beginning and end; for admins",
  query: z.object({ day: z.optional(bookkeepingDay) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      day,
      lines: z.array(bookLine),
      opening: balances,
      closing: balances,
      /** The last closed day. */
      closedUntil: z.nullable(day),
      /** Who closed this day and when; null while it is open. */
      closed: z.nullable(z.object({ at: instant, by: z.string() })),
      /** What to check before the day is closed; null if it can't be closed now. */
      warnings: z.nullable(
        z.object({
          openShifts: z.array(z.object({ drawer: z.string(), name: z.string() })),
          notReceived: z.number(),
          claims: z.int(),
          notCounted: z.array(z.object({ drawer: z.string(), left: z.int() })),
          /** UPI payments up to this day that the bank's statement does not have. */
          missing: z.object({ total: z.int(), sum: z.number() }),
        }),
      ),
    }),
  }),
  errors: STAFF_ERRORS,
})

export const closeDay = defineCall(endpoints.closeDay, {
  summary: 'Close the books up to and including a day that is over; for admins',
  body: z.object({ day: bookkeepingDay }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'dayNotOver', 'dayClosed'],
})

/** The month of BOOKS_FILE, `YYYY-MM`. */
export const booksFileQuery = z.object({
  month: z
    .string()
    .check(
      checkedBy((month) =>
        /^(19[7-9]|2[01]\d)\d-(0[1-9]|1[0-2])$/.test(month)
          ? undefined
          : REQUEST_PROBLEMS.dateInvalid,
      ),
    ),
})

const income = { received: z.number(), refunded: z.number() }
const percent = z.int()

export const getReport = defineCall(endpoints.getReport, {
  summary: 'Get income, expenses, dues and occupancy of a day, month or financial year; for admins',
  query: z.object({
    period: z._default(z.enum(REPORT_PERIODS), 'month'),
    /** Any day of the period. */
    day: z.optional(bookkeepingDay),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      from: day,
      to: day,
      /** What members paid and got back: the same total, broken down in four ways. */
      byMethod: z.array(z.object({ method: z.enum(METHOD_ACCOUNTS), ...income })),
      byStaff: z.array(z.object({ staff: z.nullable(z.string()), ...income })),
      byRoom: z.array(z.object({ room: z.nullable(z.enum(ROOMS)), ...income })),
      byBatch: z.array(z.object({ batch: z.nullable(z.enum(BATCHES)), ...income })),
      total: z.object(income),
      sold: z.number(),
      /** The discounts that were taken off it. */
      discounts: z.number(),
      /** The kept deposits included in it, without their GST. */
      keptDeposits: z.number(),
      /** The late fees included in it, without their GST. */
      lateFees: z.number(),
      /** The GST in it. */
      tax: z.number(),
      expenses: z.array(z.object({ category: z.enum(EXPENSE_CATEGORIES), amount: z.number() })),
      /** Cash that was short; negative if it was over. */
      differences: z.number(),
      /** Excludes simulated payments. */
      left: z.number(),
      /** As of now: what members owe the hall, and what the hall owes members. */
      dues: z.object({ owed: z.number(), members: z.int(), owing: z.number() }),
      /** Deposits to be returned, at the end of the last day; left out if there are none and the hall takes none. */
      heldDeposits: z.optional(z.number()),
      occupancy: z.array(
        z.object({
          room: z.enum(ROOMS),
          seats: z.int(),
          /** Percent of the seats, by day and by night. */
          day: percent,
          night: percent,
          seatDays: z.array(z.object({ batch: z.enum(BATCHES), count: z.int() })),
          /** Per day, or per month of a year. */
          parts: z.array(z.object({ from: day, day: percent, night: percent })),
        }),
      ),
    }),
  }),
  errors: STAFF_ERRORS,
})
