import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connection/connect.ts'
import type { AddedMember } from '#server/testing/members/add-members.ts'
import type { MoneyActors } from '#server/testing/money/money-actors.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import { getCash, listShifts } from '#shared/contract/money/cash.ts'
import { ledgerSum } from './ledger-facts.ts'

/**
 * Expects that all drawers together hold the ledger's cash, and that open and closed shifts equal its moves. Cash that was
 * taken before the first shift is in no drawer yet.
 */
export async function expectCashToMatch(
  { services: { db } }: TestApp,
  { owner, desks }: MoneyActors,
): Promise<void> {
  let inDrawers = 0
  for (const desk of desks) inDrawers += await expectOwnShiftToMatch(db, desk)
  const { drawers } = (await owner.call(getCash)).reply().data
  for (const { left, openBy } of drawers) inDrawers += openBy === null ? left : 0
  const cash = await ledgerSum(db, sql`account = 'cash'`)
  expect(inDrawers).toBe(drawers.length > 0 ? cash : 0)
  await expectClosedShiftsToMatch(db, owner, sql`true`)
  const receptionist = desks[1] ?? owner
  await expectClosedShiftsToMatch(db, receptionist, sql`shift.user_id = ${receptionist.id}`)
}

/** Returns the cash that should be in the person's drawer. */
async function expectOwnShiftToMatch(db: Database, desk: AddedMember): Promise<number> {
  const { shift } = (await desk.call(getCash)).reply().data
  const today = (await desk.call(getToday)).reply().data.shift
  const { rows } = await sql<{ id: string; opening: number }>`
    SELECT id, opening FROM cash_shifts WHERE user_id = ${desk.id} AND closed_at IS NULL`.execute(
    db,
  )
  expect(shift?.id).toBe(rows[0]?.id)
  if (!shift) {
    expect(today).toBeNull()
    return 0
  }
  const moves = await sql<{ amount: number }>`
    SELECT amount::float8 / 100 AS amount FROM journals JOIN postings ON journal_id = journals.id
    WHERE shift_id = ${shift.id} AND account = 'cash' ORDER BY journals.id DESC`.execute(db)
  expect(shift.moves.map(({ amount }) => ({ amount }))).toEqual(moves.rows)
  const moved = await ledgerSum(db, sql`journal.shift_id = ${shift.id} AND account = 'cash'`)
  const expected = (rows[0]?.opening ?? 0) + moved
  expect(shift.expected).toBe(expected)
  expect(today).toEqual({ drawer: shift.drawer, expected })
  return expected
}

/** Reads all pages of the closed shifts. */
async function closedShifts(reader: AddedMember) {
  const shifts = []
  for (let page = 1; ; page++) {
    const { data } = (await reader.call(listShifts, { query: { page: String(page) } })).reply()
    shifts.push(...data.shifts)
    if (data.shifts.length === 0 || shifts.length >= data.total) return shifts
  }
}

/** Counted cash is what was expected and the difference that was posted; the hand-over is what left the drawer. */
async function expectClosedShiftsToMatch(
  db: Database,
  reader: AddedMember,
  whose: ReturnType<typeof sql>,
): Promise<void> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT shift.id, opening, opening + sum(paise) FILTER (WHERE part = 'moves')::float8 / 100 AS expected,
      opening + sum(paise) FILTER (WHERE part IN ('moves', 'difference'))::float8 / 100 AS counted,
      0 - sum(paise) FILTER (WHERE part = 'handOver')::float8 / 100 AS "handedOver",
      sum(paise) FILTER (WHERE part = 'received')::float8 / 100 AS received
    FROM cash_shifts shift CROSS JOIN LATERAL (
      SELECT CASE WHEN kind IN ('difference', 'handOver') THEN kind ELSE 'moves' END AS part, amount AS paise
        FROM journals JOIN postings ON journal_id = journals.id WHERE shift_id = shift.id AND account = 'cash'
      UNION ALL SELECT 'received', amount FROM journals JOIN postings ON journal_id = journals.id
        WHERE event = 'received:' || shift.id AND account = 'owner'
      UNION ALL VALUES ('moves', 0), ('handOver', 0)
      UNION ALL SELECT 'received', 0 WHERE received_at IS NOT NULL
    ) parts
    WHERE closed_at IS NOT NULL AND ${whose} GROUP BY shift.id ORDER BY number DESC`.execute(db)
  const shown = (await closedShifts(reader)).map(
    ({ id, opening, expected, counted, handedOver, received }) => ({
      ...{ id, opening, expected, counted, handedOver, received },
    }),
  )
  expect(shown).toEqual(rows)
}
