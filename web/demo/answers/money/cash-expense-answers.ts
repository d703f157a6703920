import * as calls from '#shared/contract/desk-endpoints.ts'
import * as decide from '#shared/domain/money/cash-expense.ts'
import { CASH_MESSAGES } from '#shared/words/en/money/cash-messages.ts'
import { allowed, answer, refusal, staff, throwIfRefused } from '#web/demo/answer.ts'
import { expectedDrawerCash, openShiftOf } from '#web/demo/answers/money/cash-answers.ts'
import { type DemoState, recordChange } from '#web/demo/demo-state.ts'

/** Expenses from a drawer. The decisions return journals, but the demo has no ledger. */
export const cashExpenseAnswers = [
  answer(calls.payExpense, staff('cash'), ({ state, user, body }) => {
    const shift = openShiftOf(state, user)
    for (const { id: shiftId, expenses } of state.shifts) {
      const known = expenses.find(({ id }) => id === body.id)
      if (!known) continue
      throwIfRefused(decide.knownExpenseRefusal({ ...known, shiftId }, body, shift))
      return { message: CASH_MESSAGES.paid }
    }
    const { id, amount, category, note } = body
    const inDrawer = shift ? expectedDrawerCash(state, shift) : 0
    allowed(decide.payExpense(shift, { id, amount, madeBy: user.id }, inDrawer))
    if (!shift) throw refusal('noOpenShift')
    shift.expenses.push({ id, amount, category, note, madeAt: state.now(), takenBackAt: null })
    recordChange(state, user, decide.expenseChange(shift.id, body))
    return { message: CASH_MESSAGES.paid }
  }),

  answer(calls.takeBackExpense, staff('cash'), ({ state, user, params }) => {
    const { shift, expense } = expenseWith(state, params.id)
    const journals = allowed(decide.takeBackExpense(shift, expense, user))
    if (journals.length > 0) {
      Object.assign(expense, { takenBackAt: state.now(), takenBackBy: user })
      recordChange(state, user, decide.takeBackChange(shift.id, expense))
    }
    return { message: CASH_MESSAGES.takenBack }
  }),

  answer(calls.saveBill, staff('cash'), ({ state, user, params, file }) => {
    if (!file) throw refusal('notAnImage')
    const { shift, expense } = expenseWith(state, params.id)
    if (shift.userId !== user.id) throw refusal('notFound')
    throwIfRefused(decide.billRefusal(shift))
    expense.bill = file
    return { message: CASH_MESSAGES.billSaved }
  }),
]

/** Returns an expense and its shift. Throws notFound if there is none. */
function expenseWith({ shifts }: DemoState, id: string) {
  for (const shift of shifts) {
    const expense = shift.expenses.find((each) => each.id === id)
    if (expense) return { shift, expense }
  }
  throw refusal('notFound')
}
