import { AppError, allowed, throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import * as expenses from '#server/db/queries/money/cash-expense.ts'
import * as shifts from '#server/db/queries/money/cash-shift.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { withNewPicture } from '#server/storage/with-new-picture.ts'
import * as decide from '#shared/domain/money/cash-expense.ts'
import { post } from './shifts.ts'

type Expense = { id: string; amount: number; category: decide.ExpenseCategory; note: string }

/**
 * Pays an expense out of the drawer of the caller's open shift. Idempotent by its ID, which the
 * client generates. Throws noOpenShift, notEnoughCash or, if the ID is another expense's, notFound.
 */
export async function payExpense(
  services: Services,
  caller: Caller,
  expense: Expense,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { id: userId } = await lockCaller(services, trx, caller)
    const shift = await shifts.lockOpenShift(trx, userId)
    const existingExpense = await expenses.findExpense(trx, expense.id)
    if (existingExpense) {
      throwIfRefused(decide.knownExpenseRefusal(existingExpense, expense, shift))
      return
    }
    const inDrawer = shift ? await shifts.expectedDrawerCash(trx, shift) : 0
    const { id, amount, category, note } = expense
    const journals = allowed(decide.payExpense(shift, { id, amount, madeBy: userId }, inDrawer))
    if (!shift) throw new AppError('noOpenShift')
    await expenses.addExpense(
      trx,
      { id, shiftId: shift.id, amount, category, note, madeBy: userId },
      now,
    )
    await post(services, trx, journals)
    const change = decide.expenseChange(shift.id, expense)
    await recordChange(trx, { adminId: userId, ...change }, now)
  })
}

/**
 * Takes back an expense of the caller's open shift or, for admins, of a closed one. A repeated call changes nothing.
 * Throws notFound or shiftClosed.
 */
export async function takeBackExpense(
  services: Services,
  caller: Caller,
  id: string,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const staff = await lockCaller(services, trx, caller)
    const { shift, expense } = await lockExpense(trx, id)
    const journals = allowed(decide.takeBackExpense(shift, expense, staff))
    if (journals.length === 0) return
    await expenses.setTakenBack(trx, id, now)
    await post(services, trx, journals)
    const change = decide.takeBackChange(shift.id, expense)
    await recordChange(trx, { adminId: staff.id, ...change }, now)
  })
}

/**
 * Adds the picture of an expense's bill, or replaces it. Throws notFound if the shift is not the
 * caller's, shiftClosed, notAnImage or storageUnavailable.
 */
export async function saveBill(
  services: Services,
  caller: Caller,
  id: string,
  file: Uint8Array,
): Promise<void> {
  const picture = { folder: 'bills', owner: caller.id, bytes: file } as const
  const previousBill = await withNewPicture(services, picture, (bill) =>
    inTransaction(services.db, async (trx) => {
      const { id: userId } = await lockCaller(services, trx, caller)
      const { shift, expense } = await lockExpense(trx, id)
      if (shift.userId !== userId) throw new AppError('notFound')
      throwIfRefused(decide.billRefusal(shift))
      await expenses.setBill(trx, id, bill)
      return expense.bill
    }),
  )
  if (previousBill) await discardPicture(services, previousBill)
}

/** Returns an expense and its shift, locked. Throws notFound if there is none. */
async function lockExpense(trx: Transaction<Tables>, id: string) {
  const found = await expenses.findExpense(trx, id)
  const shift = found && (await shifts.lockShift(trx, found.shiftId))
  // Read again under the shift's lock.
  const expense = await expenses.findExpense(trx, id)
  if (!shift || !expense) throw new AppError('notFound')
  return { shift, expense }
}
