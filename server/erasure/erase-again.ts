import { erasedIds, idsWithPerson } from '#server/db/erasure.ts'
import type { Services } from '#server/services.ts'
import { eraseAccount } from './erase-account.ts'
import { addToErasedLedger, readErasedLedger } from './erased-ledger.ts'

/**
 * Erases again whom a restored backup has brought back, by the ledger beside the database; and brings
 * the ledger up to date. Answers how many came back. Run at each start, before anything is sent.
 */
export async function eraseAgain(services: Services): Promise<number> {
  const { config, db } = services
  const remembered = await readErasedLedger(config.dataDir)
  const back = await idsWithPerson(db, remembered)
  for (const userId of back) {
    await eraseAccount(services, { userId, by: null, judge: () => {} })
  }
  const known = new Set(remembered)
  const missing = (await erasedIds(db)).filter((id) => !known.has(id))
  await addToErasedLedger(config.dataDir, missing)
  return back.length
}
