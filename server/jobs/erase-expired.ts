import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import {
  eraseScreenshots,
  eraseSelfies,
  eraseTours,
} from '#server/db/queries/erasure/expired-data.ts'
import type { Services } from '#server/services.ts'
import {
  screenshotsCutoff,
  selfieErasureCutoff,
  tourErasureCutoff,
} from '#shared/domain/personal-data/retention.ts'

/**
 * Erases selfies and tours past the retention periods in System Settings, and old screenshots of UPI payments. Returns
 * how many.
 */
export async function eraseExpired(
  services: Services,
): Promise<{ selfies: number; tours: number; screenshots: number }> {
  const { config, db } = services
  const today = services.today()
  const timeZone = config.hallTimezone
  const settings = await readSettings(db)
  const selfies = await inTransaction(db, (trx) =>
    eraseSelfies(trx, { lastDay: selfieErasureCutoff(today, settings), timeZone }),
  )
  const tours = await eraseTours(db, tourErasureCutoff(today, settings))
  const screenshots = await inTransaction(db, (trx) =>
    eraseScreenshots(trx, { lastDay: screenshotsCutoff(today), timeZone }),
  )
  return { selfies, tours, screenshots }
}
