import { inTransaction } from '#server/db/connection/connect.ts'
import { eraseSelfies, eraseTours } from '#server/db/queries/erasure/expired-data.ts'
import { readSettings } from '#server/db/queries/settings.ts'
import type { Services } from '#server/services.ts'
import { selfieErasureCutoff, tourErasureCutoff } from '#shared/domain/personal-data/retention.ts'

/** Erases selfies and tours past the retention periods in System Settings. Returns how many. */
export async function eraseExpired(
  services: Services,
): Promise<{ selfies: number; tours: number }> {
  const { config, db } = services
  const today = services.today()
  const settings = await readSettings(db)
  const selfies = await inTransaction(db, (trx) =>
    eraseSelfies(trx, {
      lastDay: selfieErasureCutoff(today, settings),
      timeZone: config.hallTimezone,
    }),
  )
  const tours = await eraseTours(db, tourErasureCutoff(today, settings))
  return { selfies, tours }
}
