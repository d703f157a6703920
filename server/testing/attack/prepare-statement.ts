import type { TestApp } from '#server/testing/test-app.ts'
import { CLAIMED_UTR } from './prepare-steps.ts'

/**
 * Adds a bank statement row with the claimed UTR and a different amount, and one that matches no payment.
 * Returns their IDs.
 */
export async function prepareStatement(app: TestApp): Promise<Record<string, string>> {
  const ids = { creditRow: crypto.randomUUID(), otherRow: crypto.randomUUID() }
  const row = { day: '2026-03-10', narration: 'UPI RAVI', amount: '100' }
  await app.services.db
    .insertInto('statement_rows')
    .values([
      { ...row, id: ids.creditRow, hash: Buffer.from('1'), utrs: [CLAIMED_UTR] },
      { ...row, id: ids.otherRow, hash: Buffer.from('2'), utrs: [] },
    ])
    .execute()
  return ids
}
