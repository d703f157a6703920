import { inTransaction } from '#server/db/connect.ts'
import { eraseSelfies, eraseTours } from '#server/db/expired-data.ts'
import { readSettings } from '#server/db/settings.ts'
import type { Services } from '#server/services.ts'
import { selfiesDueUpTo, toursDueUpTo } from '#shared/domain/retention.ts'

/** Erases selfies and tours after the time that System Settings gives them. Answers how many. */
export async function eraseExpired(
  services: Services,
): Promise<{ selfies: number; tours: number }> {
  const { config, db } = services
  const today = services.today()
  const settings = await readSettings(db)
  const selfies = await inTransaction(db, (trx) =>
    eraseSelfies(trx, {
      lastDay: selfiesDueUpTo(today, settings),
      timeZone: config.hallTimezone,
    }),
  )
  const tours = await eraseTours(db, toursDueUpTo(today, settings))
  return { selfies, tours }
}
