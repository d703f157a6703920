import { readSettings } from '#server/db/queries/admin/settings.ts'
import { entriesSinceCheckOut } from '#server/db/queries/door/attendance.ts'
import type { Services } from '#server/services.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import * as attendance from '#shared/domain/door/attendance.ts'

/** The visits of the people who are inside now. */
export async function openVisits(services: Services) {
  const { config, db } = services
  const now = services.now()
  const today = services.studyDays().night
  // A visit may last beyond its study day, and one that begins shortly before 7:00 may belong to the
  // next.
  const range = { from: addDays(today, -1), to: addDays(today, 1) }
  const [entries, { graceMinutes }] = await Promise.all([
    entriesSinceCheckOut(db, range, now),
    readSettings(db),
  ])
  const clock = { timeZone: config.hallTimezone, graceMinutes, now }
  return attendance.openVisits(entries, clock)
}
