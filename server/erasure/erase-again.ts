import { inTransaction } from '#server/db/connection/run-transaction.ts'
import {
  erasedTourIds,
  erasedUserIds,
  eraseRestoredTours,
  idsNotErased,
} from '#server/db/queries/erasure/erasure.ts'
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
  const listedErasures = await readErasureList(config.dataDir)
  const restoredIds = await idsNotErased(db, listedErasures)
  for (const userId of restoredIds) {
    await runErasure(services, { userId, decide: () => null })
  }
  const tours = await inTransaction(db, (trx) =>
    eraseRestoredTours(trx, listedErasures, services.now()),
  )
  const listedIds = new Set(listedErasures)
  const erased = [...(await erasedUserIds(db)), ...(await erasedTourIds(db))]
  await addToErasureList(
    config.dataDir,
    erased.filter((id) => !listedIds.has(id)),
  )
  return { users: restoredIds.length, tours }
}
