import type { AuditChange } from '../audit/audit-change.ts'
import { rupees } from '../booking/prices.ts'
import { type Decision, firstRefusal, type Refusal } from '../refusal.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'
import { type CashShift, cashJournals } from './cash-shift.ts'
import type { Journal } from './ledger.ts'

/** What cash from a drawer is spent on. */
export const EXPENSE_CATEGORIES = [
  'tea',
  'cleaning',
  'stationery',
  'repairs',
  'electricity',
  'newspapers',
  'other',
] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]

export const MAX_EXPENSE = 100_000

type SentExpense = { amount: number; category: ExpenseCategory; note: string }

/** Refuses an expense whose ID is already known, unless it repeats an expense of the caller's open shift. */
export function knownExpenseRefusal(
  known: SentExpense & { shiftId: string },
  sent: SentExpense,
  shift: Pick<CashShift, 'id'> | undefined,
): Refusal | undefined {
  const isRepeat =
    known.shiftId === shift?.id &&
    known.amount === sent.amount &&
    known.category === sent.category &&
    known.note === sent.note
  return firstRefusal(['notFound', !isRepeat])
}

/** Decides whether an expense can be paid from the drawer, which should hold `inDrawer` rupees. */
export function payExpense(
  shift: Pick<CashShift, 'id' | 'closedAt'> | undefined,
  expense: { id: string; amount: number; madeBy: string },
  inDrawer: number,
): Decision<Journal[]> {
  if (!shift || shift.closedAt !== null) return { refusal: { code: 'noOpenShift' } }
  if (expense.amount > inDrawer) {
    return { refusal: { code: 'notEnoughCash', values: { inDrawer: rupees(inDrawer) } } }
  }
  const { id, amount, madeBy } = expense
  return {
    outcome: cashJournals({ event: `expense:${id}`, kind: 'expense', madeBy, shiftId: shift.id }, [
      { from: 'cash', to: 'expenses', rupees: amount },
    ]),
  }
}

/** Returns the change for the audit log when an expense is paid in this shift. */
export function expenseChange(
  shiftId: string,
  { amount, category, note }: { amount: number; category: ExpenseCategory; note: string },
): AuditChange {
  const details = { amount, category, note }
  return { action: 'cash.expense', subject: `shift:${shiftId}`, details }
}

/**
 * Decides whether an expense can be taken back: by the person whose shift it is until the shift is closed, afterwards
 * by admins. A drawer that was counted keeps its count: what it was over or short because of the expense is reversed.
 */
export function takeBackExpense(
  shift: Pick<CashShift, 'id' | 'userId' | 'closedAt'>,
  expense: { id: string; amount: number; takenBackAt: Date | null },
  staff: { id: string; role: Role },
): Decision<Journal[]> {
  const closed = shift.closedAt !== null
  const corrects = closed && may(staff, 'allShifts')
  const refusal = firstRefusal(
    ['notFound', shift.userId !== staff.id && !corrects],
    ['shiftClosed', closed && !corrects && expense.takenBackAt === null],
  )
  if (refusal) return { refusal }
  if (expense.takenBackAt !== null) return { outcome: [] }
  const event = `expense-back:${expense.id}`
  return {
    outcome: cashJournals({ event, kind: 'expense', madeBy: staff.id, shiftId: shift.id }, [
      { from: 'expenses', to: closed ? 'differences' : 'cash', rupees: expense.amount },
    ]),
  }
}

/** Returns the change for the audit log when an expense of this shift is taken back. */
export function takeBackChange(shiftId: string, { amount }: { amount: number }): AuditChange {
  return { action: 'cash.take-back', subject: `shift:${shiftId}`, details: { amount } }
}

/** Decides whether the picture of a bill can be added or replaced: only until its shift is closed. */
export function billRefusal(shift: Pick<CashShift, 'closedAt'>): Refusal | undefined {
  return firstRefusal(['shiftClosed', shift.closedAt !== null])
}
