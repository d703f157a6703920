import * as z from 'zod/mini'
import {
  EXPENSE_CATEGORIES,
  MAX_CASH,
  MAX_COUNT,
  MAX_EXPENSE,
  NOTES,
  type Note,
} from '../domain/money/cash-shift.ts'
import { JOURNAL_KINDS } from '../domain/money/ledger.ts'
import { defineCall } from './call.ts'
import * as endpoints from './desk-endpoints.ts'
import { doneReply, instant, pageNumber, rupeeAmount, typedText, uniformFields } from './fields.ts'

/** Shifts at the cash drawers. All sums are rupees. */

const STAFF_ERRORS = ['notLoggedIn', 'notAllowed', 'secondFactorSetupRequired'] as const

const counted = z.int().check(z.minimum(0), z.maximum(MAX_COUNT))
const noteKeys = NOTES.map((note): `${Note}` => `${note}`)
const cash = rupeeAmount.check(z.maximum(MAX_CASH))
const cashCount = z.object({ notes: z.object(uniformFields(noteKeys, counted)), coins: counted })

const listedShift = z.object({
  id: z.uuid(),
  drawer: z.string(),
  name: z.string(),
  openedAt: instant,
  closedAt: instant,
  opening: z.int(),
  expected: z.int(),
  counted: z.int(),
  handedOver: z.int(),
  note: z.string(),
  receivedAt: z.nullable(instant),
  received: z.nullable(z.int()),
})
export type ListedShift = z.infer<typeof listedShift>

export const getCash = defineCall(endpoints.getCash, {
  summary: "Get the caller's open shift with the cash that moved, and all drawers; for staff",
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      shift: z.nullable(
        z.object({
          id: z.uuid(),
          drawer: z.string(),
          openedAt: instant,
          opening: z.int(),
          expected: z.int(),
          /** Newest first. */
          moves: z.array(
            z.object({
              id: z.string(),
              kind: z.enum(JOURNAL_KINDS),
              at: instant,
              /** Negative if the cash left the drawer. */
              amount: z.int(),
              bookingId: z.nullable(z.uuid()),
              /** The member who paid, and the seat. */
              name: z.nullable(z.string()),
              seat: z.nullable(z.string()),
              expenseId: z.nullable(z.uuid()),
              category: z.nullable(z.enum(EXPENSE_CATEGORIES)),
              note: z.nullable(z.string()),
              takenBackAt: z.nullable(instant),
              hasBill: z.boolean(),
            }),
          ),
        }),
      ),
      drawers: z.array(
        z.object({
          drawer: z.string(),
          /** The cash that the last shift left there. */
          left: z.int(),
          /** Who has an open shift at it. */
          openBy: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  errors: [...STAFF_ERRORS],
})

export const openShift = defineCall(endpoints.openShift, {
  summary:
    'Open a shift at a drawer whose cash was counted; a repeated call changes nothing; for staff',
  body: z.object({
    /** Made by the client. */
    id: z.uuid(),
    drawer: typedText(40).check(z.minLength(1)),
    count: cashCount,
  }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'shiftOpen', 'drawerInUse'],
})

export const payExpense = defineCall(endpoints.payExpense, {
  summary:
    "Pay an expense out of the drawer of the caller's shift; a repeated call changes nothing; for staff",
  body: z.object({
    /** Made by the client. */
    id: z.uuid(),
    amount: rupeeAmount.check(z.minimum(1), z.maximum(MAX_EXPENSE)),
    category: z.enum(EXPENSE_CATEGORIES),
    note: typedText(200).check(z.minLength(1)),
  }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'noOpenShift', 'drawerTooEmpty'],
})

export const takeBackExpense = defineCall(endpoints.takeBackExpense, {
  summary: "Take back an expense of the caller's open shift; for staff",
  params: z.object({ id: z.uuid() }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'shiftClosed'],
})

export const saveBill = defineCall(endpoints.saveBill, {
  summary:
    "Add or replace the picture of the bill of an expense of the caller's open shift; for staff",
  params: z.object({ id: z.uuid() }),
  reply: doneReply,
  errors: [
    ...STAFF_ERRORS,
    'notFound',
    'shiftClosed',
    'notAnImage',
    'fileTooLarge',
    'storageUnavailable',
  ],
})

export const closeShift = defineCall(endpoints.closeShift, {
  summary: "Close the caller's shift with the cash that was counted; for staff",
  params: z.object({ id: z.uuid() }),
  body: z.object({ count: cashCount, handedOver: cash, note: typedText(200) }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
      expected: z.int(),
      counted: z.int(),
      handedOver: z.int(),
      /** Positive if more than expected was counted. */
      difference: z.int(),
      left: z.int(),
    }),
  }),
  errors: [...STAFF_ERRORS, 'notFound', 'shiftClosed', 'handOverTooMuch'],
})

export const listShifts = defineCall(endpoints.listShifts, {
  summary:
    'List the closed shifts, 20 per page, newest first; for staff, who see their own, and admins',
  query: z.object({ page: pageNumber }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ shifts: z.array(listedShift), total: z.int(), page: z.int() }),
  }),
  errors: [...STAFF_ERRORS],
})

export const receiveHandOver = defineCall(endpoints.receiveHandOver, {
  summary: 'Confirm that the cash of a closed shift has arrived; for super admins',
  params: z.object({ id: z.uuid() }),
  body: z.object({ received: cash }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound', 'shiftStillOpen', 'handOverReceived'],
})
