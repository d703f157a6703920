import { withoutIndexes } from '#server/db/bulk-load.ts'
import type { Database } from '#server/db/connect.ts'
import * as sample from '#server/db/sample-data.ts'
import { readSettings } from '#server/db/settings.ts'
import { StartupError } from '#server/startup-error.ts'
import { EXPIRY_REMINDER_DAYS } from '#shared/domain/booking.ts'
import { addSample, type SampleMade } from './add-sample.ts'
import { dayOf } from './day-number.ts'
import { planSample, type SampleSize } from './plan-sample.ts'
import { sampleClock } from './sample-clock.ts'

export type SampleWish = SampleSize & {
  /** Whether a sample that is there already makes way. */
  replace: boolean
}

type Hall = { now: Date; timeZone: string; passwordHash: string; selfie: string }

const TABLES = ['users', 'membership_details', 'bookings', 'payments', 'tour_requests'] as const

/**
 * Fills a hall that has no real members with sample data, all of it or nothing. Throws StartupError
 * where there are real ones, or a sample already that shall not be replaced.
 */
export async function fillHall(
  db: Database,
  wish: SampleWish,
  { now, timeZone, passwordHash, selfie }: Hall,
): Promise<SampleMade & { replacedSelfies: string[] }> {
  const clock = sampleClock(timeZone, now)
  const plan = planSample(wish, clock)
  return db.transaction().execute(async (trx) => {
    await sample.keepNewcomersOut(trx)
    const replacedSelfies = await makeRoom(trx, wish)
    const ids = await sample.memberIdGiver(trx)
    const { prices } = await readSettings(trx)
    const filling = { trx, clock, timeZone, prices, passwordHash, selfie, ids }
    const made = await withoutIndexes(trx, TABLES, () => addSample(plan, filling))
    await ids.save()
    await sample.skipReminders(trx, { today: dayOf(clock.today), daysLeft: EXPIRY_REMINDER_DAYS })
    await sample.analyze(trx)
    return { ...made, replacedSelfies }
  })
}

/** Answers the pictures of a sample that made way. Throws StartupError where there is no room. */
async function makeRoom(
  trx: Parameters<typeof sample.addRows>[0],
  { replace }: SampleWish,
): Promise<string[]> {
  const people = await sample.countPeople(trx)
  if (people.real > 0) {
    throw new StartupError(
      'This database holds real members or visitors, and no sample data is added to it: set DATA_DIR or DATABASE_URL to another one. Members who were erased count too: their bookings and payments stay.',
    )
  }
  if (people.sample === 0) return []
  if (!replace) {
    throw new StartupError(
      'This database holds sample data already: add --replace to make it anew.',
    )
  }
  return sample.removeSample(trx)
}
