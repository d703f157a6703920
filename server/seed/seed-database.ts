import { StartupError } from '#server/config/startup-error.ts'
import type { Database } from '#server/db/connection/connect.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import * as sample from '#server/db/queries/sample-data.ts'
import { withoutIndexes } from '#server/db/transfer/drop-indexes.ts'
import { postSample } from '#server/ledger/post-payments.ts'
import { EXPIRY_REMINDER_DAYS } from '#shared/domain/booking/standing.ts'
import { addSample, type SampleSummary } from './add-sample.ts'
import { planSample, type SampleSize } from './plan-sample.ts'
import { dayOf, sampleClock } from './sample-clock.ts'

export type SampleOptions = SampleSize & {
  /** Whether an existing sample may be replaced. */
  replace: boolean
}

type SeedContext = { now: Date; timeZone: string; passwordHash: string; selfie: string }

const TABLES = ['users', 'membership_details', 'bookings', 'payments', 'tour_requests'] as const

/**
 * Fills a database without real members with sample data, all or nothing. Throws StartupError if
 * there are real members, or a sample that may not be replaced.
 */
export async function seedDatabase(
  db: Database,
  options: SampleOptions,
  { now, timeZone, passwordHash, selfie }: SeedContext,
): Promise<SampleSummary & { replacedSelfies: string[] }> {
  const clock = sampleClock(timeZone, now)
  const plan = planSample(options, clock)
  return db.transaction().execute(async (trx) => {
    await sample.blockNewRecords(trx)
    const replacedSelfies = await clearForSample(trx, options)
    const ids = await sample.createMemberIdIssuer(trx)
    const { prices } = await readSettings(trx)
    const context = { trx, clock, timeZone, prices, passwordHash, selfie, ids }
    const created = await withoutIndexes(trx, TABLES, () => addSample(plan, context))
    await ids.save()
    await postSample(
      { now: () => now, today: () => dayOf(clock.today), config: { hallTimezone: timeZone } },
      trx,
    )
    await sample.skipReminders(trx, { today: dayOf(clock.today), daysLeft: EXPIRY_REMINDER_DAYS })
    await sample.analyze(trx)
    return { ...created, replacedSelfies }
  })
}

/**
 * Returns the pictures of a replaced sample. Throws StartupError if the database is not available
 * for a sample.
 */
async function clearForSample(
  trx: Parameters<typeof sample.addRows>[0],
  { replace }: SampleOptions,
): Promise<string[]> {
  const users = await sample.countUsers(trx)
  if (users.real > 0) {
    throw new StartupError(
      'This database contains real members or visitors, so no sample data is added: set DATA_DIR or DATABASE_URL to another database. Erased members count too, because their bookings and payments are kept.',
    )
  }
  if (users.sample === 0) return []
  if (!replace) {
    throw new StartupError(
      'This database already contains sample data: add --replace to recreate it.',
    )
  }
  return sample.removeSample(trx)
}
