import { sql } from 'kysely'
import type { Queryable } from '#server/db/connection/connect.ts'
import type { LedgerAccount } from '#shared/domain/money/ledger.ts'

/** Returns the ledger's accounts that are not at zero, in rupees. */
export async function ledgerBalances(
  db: Queryable,
): Promise<Partial<Record<LedgerAccount, number>>> {
  const rows = await db
    .selectFrom('postings')
    .select(['account', sql<number>`(sum(amount) / 100)::float8`.as('rupees')])
    .groupBy('account')
    .having(sql<boolean>`sum(amount) <> 0`)
    .execute()
  return Object.fromEntries(rows.map(({ account, rupees }) => [account, rupees]))
}
