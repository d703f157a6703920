import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connection/connect.ts'
import type { MoneyActors } from '#server/testing/money/money-actors.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import { getReport } from '#shared/contract/money/books.ts'
import { compareKeys, ledgerGroups, ledgerPeriods, ledgerSum, MONEY } from './ledger-facts.ts'

type Report = ReplyOf<typeof getReport>['data']
type Income = { received: number; refunded: number }

const SALES = sql`account IN ('fees', 'gst', 'discount', 'keptDeposits', 'lateFees')`

/** Expects that the reports of all days, months and financial years, and the revenue, equal the ledger's sums. */
export async function expectReportsToMatch(
  { services: { db } }: TestApp,
  { owner }: Pick<MoneyActors, 'owner'>,
): Promise<void> {
  const dues = await duesFromLedger(db)
  for (const { period, from, to } of await ledgerPeriods(db)) {
    const report = (await owner.call(getReport, { query: { period, day: to } })).reply().data
    const figures = await figuresFromLedger(db, { from, to })
    expect(figuresOf(report), `the report of the ${period} from ${from}`).toEqual({
      ...{ from, to, ...figures, dues },
    })
  }
  const { revenue } = (await owner.call(getAdminStats)).reply().data
  expect(revenue).toBe(0 - (await ledgerSum(db, SALES)))
}

/** The report's figures, with its breakdowns in the order of their keys. */
function figuresOf({ occupancy: _, ...report }: Report) {
  const inOrder = (of: readonly ({ key: string | null } & Income)[]) =>
    of.toSorted((a, b) => compareKeys(a.key, b.key))
  return {
    ...report,
    byMethod: inOrder(report.byMethod.map(({ method: key, ...income }) => ({ key, ...income }))),
    byStaff: inOrder(report.byStaff.map(({ staff: key, ...income }) => ({ key, ...income }))),
    byRoom: inOrder(report.byRoom.map(({ room: key, ...income }) => ({ key, ...income }))),
    byBatch: inOrder(report.byBatch.map(({ batch: key, ...income }) => ({ key, ...income }))),
    expenses: report.expenses.toSorted((a, b) => compareKeys(a.category, b.category)),
    heldDeposits: report.heldDeposits ?? 0,
  }
}

async function figuresFromLedger(db: Database, { from, to }: { from: string; to: string }) {
  const within = sql`journal.day BETWEEN ${from} AND ${to}`
  const fromMembers = sql`${within} AND ${MONEY} AND journal.booking_id IS NOT NULL`
  const taken = sql`${fromMembers} AND kind <> 'correction'`
  const incomeBy = async (key: RawBuilder<unknown>) =>
    (await ledgerGroups(db, key, taken)).map(({ key, debit, credit }) => ({
      key,
      received: debit,
      refunded: credit,
    }))
  const total = await incomeBy(sql`true`)
  const received = sql`CASE WHEN kind = 'correction' OR posting.amount > 0 THEN 'received' ELSE 'refunded' END`
  const parts = await ledgerGroups(db, sql`account || ' ' || ${received}`, fromMembers)
  const part = (of: string) => parts.find(({ key }) => key === of)?.balance ?? 0
  const methods = await ledgerGroups(db, sql`account`, fromMembers)
  const byMethod = methods.map(({ key }) => ({
    key,
    received: part(`${key} received`),
    refunded: 0 - part(`${key} refunded`),
  }))
  const accounts = await ledgerGroups(db, sql`account`, within)
  const balance = (...of: string[]) =>
    accounts
      .filter(({ key }) => key !== null && of.includes(key))
      .reduce((sum, { balance }) => sum + balance, 0)
  const held = sql`account = 'heldDeposits' AND journal.day <= ${to}`
  return {
    byMethod,
    byStaff: await incomeBy(sql`staff.full_name`),
    byRoom: await incomeBy(sql`booking.room`),
    byBatch: await incomeBy(sql`booking.batch`),
    total: {
      received: total[0]?.received ?? 0,
      refunded: total[0]?.refunded ?? 0,
    },
    sold: 0 - (await ledgerSum(db, sql`${within} AND ${SALES}`)),
    discounts: balance('discount'),
    keptDeposits: 0 - balance('keptDeposits'),
    lateFees: 0 - balance('lateFees'),
    tax: 0 - balance('gst'),
    expenses: await expensesFromLedger(db, within),
    differences: balance('differences'),
    // What the hall's money and the owner's have grown by.
    left: balance('cash', 'handedOver', 'upi', 'owner'),
    heldDeposits: 0 - (await ledgerSum(db, held)),
  }
}

async function expensesFromLedger(db: Database, within: RawBuilder<unknown>) {
  const category = sql`(SELECT category FROM cash_expenses
    WHERE id = split_part(journal.event, ':', 2)::uuid)`
  const groups = await ledgerGroups(db, category, sql`${within} AND account = 'expenses'`)
  return groups.map(({ key, balance }) => ({ category: key, amount: balance }))
}

/** What members owe now, and what the hall owes them. */
async function duesFromLedger(db: Database) {
  const groups = await ledgerGroups(db, sql`posting.user_id`, sql`account = 'members'`)
  const balances = groups.map(({ balance }) => balance)
  const owed = balances.filter((balance) => balance > 0)
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0)
  return {
    owed: sum(owed),
    members: owed.length,
    owing: 0 - sum(balances.filter((each) => each < 0)),
  }
}
