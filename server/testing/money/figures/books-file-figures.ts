import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connection/connect.ts'
import type { MoneyActors } from '#server/testing/money/money-actors.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { BOOKS_FILE } from '#shared/contract/desk-endpoints.ts'
import { readCsv } from '#shared/domain/money/read-csv.ts'
import { BOOKS_FILE_WORDS } from '#shared/words/en/money/books-file.ts'
import { ACCOUNT_LABELS } from '#shared/words/en/money/ledger-labels.ts'
import { compareKeys, ledgerGroups, ledgerPeriods } from './ledger-facts.ts'

/** Expects that the accountant's file of every month has all postings, the ledger's sums and equal sides. */
export async function expectBooksFilesToMatch(
  { services: { db } }: TestApp,
  { owner }: Pick<MoneyActors, 'owner'>,
): Promise<void> {
  const months = (await ledgerPeriods(db)).filter(({ period }) => period === 'month')
  for (const { from, to } of months) {
    const { body } = await owner.get(`/api${BOOKS_FILE.url}?month=${from.slice(0, 7)}`)
    const [, ...lines] = readCsv(body, ',')
    const total = lines.pop() ?? []
    const journals = new Set(lines.map(([, journal]) => journal))
    const found = { lines: lines.length, journals: journals.size, accounts: sidesByAccount(lines) }
    expect(found, `the file of ${from}`).toEqual(await fileFromLedger(db, { from, to }))
    const sum = (side: 'debit' | 'credit') =>
      found.accounts.reduce((rupees, account) => rupees + account[side], 0).toFixed(2)
    expect(total).toEqual([
      BOOKS_FILE_WORDS.total,
      '',
      '',
      '',
      sum('debit'),
      sum('debit'),
      '',
      BOOKS_FILE_WORDS.balanced,
      '',
      '',
    ])
    expect(sum('credit')).toBe(sum('debit'))
  }
}

/** The sums of the file's two columns for each account. */
function sidesByAccount(lines: readonly string[][]) {
  const accounts = new Map<string, { debit: number; credit: number }>()
  for (const [, , , account = '', debit, credit] of lines) {
    const sides = accounts.get(account) ?? { debit: 0, credit: 0 }
    sides.debit += inPaise(debit)
    sides.credit += inPaise(credit)
    accounts.set(account, sides)
  }
  return [...accounts]
    .map(([key, { debit, credit }]) => ({ key, debit: debit / 100, credit: credit / 100 }))
    .toSorted((a, b) => compareKeys(a.key, b.key))
}

const inPaise = (rupees = '') => Math.round(Number(rupees) * 100)

async function fileFromLedger(db: Database, { from, to }: { from: string; to: string }) {
  const within = sql`journal.day BETWEEN ${from} AND ${to}`
  const { rows } = await sql<{ lines: number; journals: number }>`
    SELECT count(*)::integer AS lines, count(DISTINCT journal.id)::integer AS journals
    FROM journals journal JOIN postings ON journal_id = journal.id WHERE ${within}`.execute(db)
  const labels: Readonly<Record<string, string>> = ACCOUNT_LABELS
  const accounts = (await ledgerGroups(db, sql`account`, within))
    .map(({ key, debit, credit }) => ({ key: labels[key ?? ''] ?? '', debit, credit }))
    .toSorted((a, b) => compareKeys(a.key, b.key))
  return { ...rows[0], accounts }
}
