import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { ExpenseCategory } from '#shared/domain/money/cash-expense.ts'

export async function addExpense(
  trx: Transaction<Tables>,
  expense: {
    id: string
    shiftId: string
    amount: number
    category: ExpenseCategory
    note: string
    madeBy: string
  },
  now: Date,
): Promise<void> {
  const { id, shiftId, amount, category, note, madeBy } = expense
  await trx
    .insertInto('cash_expenses')
    .values({
      id,
      shift_id: shiftId,
      amount,
      category,
      note,
      made_by: madeBy,
      made_at: now,
      taken_back_at: null,
      bill: null,
    })
    .execute()
}

export function findExpense(db: Queryable, id: string) {
  return db
    .selectFrom('cash_expenses')
    .select([
      'id',
      'shift_id as shiftId',
      'amount',
      'category',
      'note',
      'taken_back_at as takenBackAt',
      'made_by as madeBy',
      'bill',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setTakenBack(trx: Transaction<Tables>, id: string, now: Date): Promise<void> {
  await trx.updateTable('cash_expenses').set({ taken_back_at: now }).where('id', '=', id).execute()
}

export async function setBill(trx: Transaction<Tables>, id: string, bill: string): Promise<void> {
  await trx.updateTable('cash_expenses').set({ bill }).where('id', '=', id).execute()
}
