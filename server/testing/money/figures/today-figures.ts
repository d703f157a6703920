import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connection/connect.ts'
import type { MoneyActors } from '#server/testing/money/money-actors.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import { ledgerGroups, ledgerSum } from './ledger-facts.ts'

/** Expects that what is still to be paid, according to Today, equals the ledger and the unpaid bookings. */
export async function expectTodayToMatch(
  { services: { db, today }, clock }: TestApp,
  { owner, desks }: MoneyActors,
): Promise<void> {
  const shown = (await owner.call(getToday)).reply().data
  const owed = await ledgerGroups(db, sql`journal.booking_id`, sql`account = 'members'`)
  const dues = owed.map(({ balance }) => balance).filter((due) => due !== 0)
  expect(figuresOf(shown.dues)).toEqual({
    total: dues.length,
    sum: dues.reduce((sum, due) => sum + due, 0),
  })
  const held = sql`status = 'held' AND held_until > ${clock.now}`
  expect(figuresOf(shown.unpaid)).toEqual(await sumOfBookings(db, held))
  const notPaidInTime = sql`status IN ('held', 'lapsed') AND held_until <= ${clock.now} AND start_date >= ${today()}
    AND EXISTS (SELECT FROM payments WHERE booking_id = bookings.id AND payments.status = 'waiting')`
  expect(figuresOf(shown.overdue)).toEqual(await sumOfBookings(db, notPaidInTime))
  const day = sql`journal.day = ${today()} AND journal.kind IN ('payment', 'correction', 'refund')`
  const taken = {
    cash: sql`${day} AND account = 'cash'`,
    upi: sql`${day} AND account = 'upi'`,
  }
  expect(shown.takings.hall).toEqual({
    cash: await ledgerSum(db, taken.cash),
    upi: await ledgerSum(db, taken.upi),
  })
  for (const person of [owner, ...desks]) {
    const { takings } = (await person.call(getToday)).reply().data
    const own = sql`(SELECT CASE kind WHEN 'correction' THEN confirmed_by ELSE made_by END
      FROM payments WHERE id = payment_id) = ${person.id}`
    expect(takings.own).toEqual({
      cash: await ledgerSum(db, sql`${taken.cash} AND ${own}`),
      upi: await ledgerSum(db, sql`${taken.upi} AND ${own}`),
    })
  }
  const receptionist = desks[1] ?? owner
  const { unpaid, overdue, dues: open } = (await receptionist.call(getToday)).reply().data
  expect([unpaid.sum, overdue.sum, open.sum]).toEqual([null, null, null])
}

const figuresOf = ({ total, sum }: { total: number; sum: number | null }) => ({ total, sum })

/** The number, and the prices and deposits, of the unpaid bookings that `where` selects. */
async function sumOfBookings(db: Database, where: ReturnType<typeof sql>) {
  const { rows } = await sql<{ total: number; sum: number }>`
    SELECT count(*)::integer AS total, coalesce(sum(amount + coalesce(
      (SELECT max(deposit) FROM payments WHERE booking_id = bookings.id AND payments.status IN ('waiting', 'begun')), 0
    )), 0)::float8 AS sum FROM bookings WHERE ${where}`.execute(db)
  return rows[0]
}
