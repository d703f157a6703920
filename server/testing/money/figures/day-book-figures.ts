import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connection/connect.ts'
import type { MoneyActors } from '#server/testing/money/money-actors.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { getDayBook, type ListedJournal } from '#shared/contract/money/books.ts'
import { ledgerGroups, ledgerPeriods, ledgerSum } from './ledger-facts.ts'

/** Expects that the day book of every day has the ledger's journals, and its balances around them. */
export async function expectDayBooksToMatch(
  { services: { db, today } }: TestApp,
  { owner }: Pick<MoneyActors, 'owner'>,
): Promise<void> {
  const periods = (await ledgerPeriods(db)).filter(({ period }) => period === 'day')
  for (const day of new Set([...periods.map(({ from }) => from), today()])) {
    const book = (await owner.call(getDayBook, { query: { day } })).reply().data
    const shown = {
      opening: book.opening,
      closing: book.closing,
      lines: book.lines.map(figuresOfLine),
      notReceived: book.warnings?.notReceived,
    }
    expect(shown, `the day book of ${day}`).toEqual({
      opening: await balancesFromLedger(db, sql`journal.day < ${day}`),
      closing: await balancesFromLedger(db, sql`journal.day <= ${day}`),
      lines: await linesFromLedger(db, day),
      notReceived: book.warnings ? await notReceivedAfter(db, day) : undefined,
    })
  }
}

const figuresOfLine = ({ number, kind, in: gained, out, methods, staff }: ListedJournal) => ({
  number,
  kind,
  in: gained,
  out,
  methods: methods.toSorted(),
  staff,
})

async function balancesFromLedger(db: Database, when: ReturnType<typeof sql>) {
  const groups = await ledgerGroups(db, sql`account`, when)
  const balance = (account: string) => groups.find(({ key }) => key === account)?.balance ?? 0
  return { cash: balance('cash'), handedOver: balance('handedOver'), upi: balance('upi') }
}

async function linesFromLedger(db: Database, day: string) {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT journal.id::integer AS number, kind, full_name AS staff,
      coalesce(sum(amount) FILTER (WHERE amount > 0 AND account IN ('cash', 'handedOver', 'upi')), 0)::float8 / 100
        AS in,
      coalesce(-sum(amount) FILTER (WHERE amount < 0 AND account IN ('cash', 'handedOver', 'upi')), 0)::float8 / 100
        AS out,
      to_json(coalesce(array_agg(DISTINCT account ORDER BY account)
        FILTER (WHERE account IN ('cash', 'handedOver', 'upi', 'simulated')), '{}')) AS methods
    FROM journals journal JOIN postings ON journal_id = journal.id LEFT JOIN users ON users.id = made_by
    WHERE day = ${day} GROUP BY journal.id, full_name ORDER BY journal.id`.execute(db)
  return rows
}

/** What shifts that were closed by the end of the day have handed over, and the owner has not received until now. */
function notReceivedAfter(db: Database, day: string): Promise<number> {
  return ledgerSum(
    db,
    sql`account = 'handedOver' AND event LIKE 'hand-over:%' AND journal.day <= ${day} AND NOT EXISTS (
      SELECT FROM journals received WHERE received.event = 'received:' || split_part(journal.event, ':', 2))`,
  )
}
