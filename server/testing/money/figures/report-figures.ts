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
  for (const { period, from, to } of await ledgerPeriods(db)) {
    const report = (await owner.call(getReport, { query: { period, day: to } })).reply().data
    expect(figuresOf(report), `the report of the ${period} from ${from}`).toEqual(
      await figuresFromLedger(db, { from, to }),
    )
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
  const incomeBy = async (key: RawBuilder<unknown>) =>
    (await ledgerGroups(db, key, fromMembers)).map(({ key, debit, credit }) => ({
      key,
      received: debit,
      refunded: credit,
    }))
  const balance = (accounts: RawBuilder<unknown>) => ledgerSum(db, sql`${within} AND ${accounts}`)
  const [total] = await incomeBy(sql`'all'`)
  const held = sql`account = 'heldDeposits' AND journal.day <= ${to}`
  return {
    from,
    to,
    byMethod: await incomeBy(sql`account`),
    byStaff: await incomeBy(sql`staff.full_name`),
    byRoom: await incomeBy(sql`booking.room`),
    byBatch: await incomeBy(sql`booking.batch`),
    total: { received: total?.received ?? 0, refunded: total?.refunded ?? 0 },
    sold: 0 - (await balance(SALES)),
    discounts: await balance(sql`account = 'discount'`),
    keptDeposits: 0 - (await balance(sql`account = 'keptDeposits'`)),
    lateFees: 0 - (await balance(sql`account = 'lateFees'`)),
    tax: 0 - (await balance(sql`account = 'gst'`)),
    expenses: await expensesFromLedger(db, within),
    differences: await balance(sql`account = 'differences'`),
    // What the hall's money and the owner's have grown by.
    left: await balance(sql`account IN ('cash', 'handedOver', 'upi', 'owner')`),
    dues: await duesFromLedger(db),
    heldDeposits: 0 - (await ledgerSum(db, held)),
  }
}

async function expensesFromLedger(db: Database, within: RawBuilder<unknown>) {
  const category = sql`(SELECT category FROM cash_expenses
    WHERE id = split_part(journal.event, ':', 2)::uuid)`
  const groups = await ledgerGroups(db, category, sql`${within} AND account = 'expenses'`)
  return groups.map(({ key, debit, credit }) => ({ category: key, amount: debit - credit }))
}

/** What members owe now, and what the hall owes them. */
async function duesFromLedger(db: Database) {
  const groups = await ledgerGroups(db, sql`posting.user_id`, sql`account = 'members'`)
  const balances = groups.map(({ debit, credit }) => debit - credit)
  const owed = balances.filter((balance) => balance > 0)
  const sum = (of: readonly number[]) => of.reduce((total, each) => total + each, 0)
  return {
    owed: sum(owed),
    members: owed.length,
    owing: 0 - sum(balances.filter((each) => each < 0)),
  }
}
