import { inTransaction } from '#server/db/connection/connect.ts'
import {
  erasedIds,
  erasedTourIds,
  eraseToursAgain,
  idsNotErased,
} from '#server/db/queries/erasure.ts'
import type { Services } from '#server/services.ts'
import { addToErasureList, readErasureList } from './erasure-list.ts'
import { runErasure } from './run-erasure.ts'

/**
 * Erases the users and tours that a restored backup brought back, according to the erasure list outside
 * the database, and updates the list. Returns how many were erased. Runs at each start, before any email
 * is sent.
 */
export async function eraseAgain(services: Services): Promise<{ users: number; tours: number }> {
  const { config, db } = services
  const remembered = await readErasureList(config.dataDir)
  const restored = await idsNotErased(db, remembered)
  for (const userId of restored) {
    await runErasure(services, { userId, decide: () => null })
  }
  const tours = await inTransaction(db, (trx) => eraseToursAgain(trx, remembered, services.now()))
  const known = new Set(remembered)
  const erased = [...(await erasedIds(db)), ...(await erasedTourIds(db))]
  await addToErasureList(
    config.dataDir,
    erased.filter((id) => !known.has(id)),
  )
  return { users: restored.length, tours }
}
