import type { AddedMember } from '#server/testing/members/add-members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { openShift, payExpense, saveBill } from '#shared/contract/money/cash.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'

export const CASH_COUNT = { ...NO_CASH, coins: 500 }

/** Opens a shift of the admin with an expense and its bill, and adds a closed one. Returns their IDs. */
export async function prepareCash(
  app: TestApp,
  admin: AddedMember,
): Promise<Record<string, string>> {
  const ids = {
    shiftId: crypto.randomUUID(),
    expenseId: crypto.randomUUID(),
    closedShiftId: crypto.randomUUID(),
  }
  const { now } = app.clock
  await app.services.db
    .insertInto('cash_shifts')
    .values({
      id: ids.closedShiftId,
      drawer: 'Office',
      user_id: admin.id,
      opened_at: now,
      opening_count: JSON.stringify(CASH_COUNT),
      opening: 500,
      closed_at: now,
      closed_by: admin.id,
      closing_count: JSON.stringify(CASH_COUNT),
      expected: 500,
      counted: 500,
      handed_over: 100,
      received_at: null,
      received_by: null,
      received: null,
    })
    .execute()
  const opened = await admin.call(openShift, {
    body: { id: ids.shiftId, drawer: 'Reception', count: CASH_COUNT },
  })
  opened.expectSuccess()
  const paid = await admin.call(payExpense, {
    body: { id: ids.expenseId, amount: 60, category: 'tea', note: 'Tea' },
  })
  paid.expectSuccess()
  const saved = await admin.call(saveBill, {
    params: { id: ids.expenseId },
    form: formOf({ bill: await picture() }),
  })
  saved.expectSuccess()
  return ids
}
