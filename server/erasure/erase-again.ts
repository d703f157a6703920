import { erasedIds, idsNotErased } from '#server/db/queries/erasure.ts'
import type { Services } from '#server/services.ts'
import { addToErasedLedger, readErasedLedger } from './erased-ledger.ts'
import { runErasure } from './run-erasure.ts'

/**
 * Erases the users that a restored backup brought back, according to the ledger outside the
 * database, and updates the ledger. Returns their number. Runs at each start, before any email is
 * sent.
 */
export async function eraseAgain(services: Services): Promise<number> {
  const { config, db } = services
  const remembered = await readErasedLedger(config.dataDir)
  const back = await idsNotErased(db, remembered)
  for (const userId of back) {
    await runErasure(services, { userId, decide: () => null })
  }
  const known = new Set(remembered)
  const missing = (await erasedIds(db)).filter((id) => !known.has(id))
  await addToErasedLedger(config.dataDir, missing)
  return back.length
}
