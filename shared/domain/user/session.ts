import { isStaff, type Role } from './user.ts'

const MINUTE_MS = 60_000
/** How long a login lasts, and one for which the user chose to be remembered. */
export const LOGIN_DAYS = 1
export const REMEMBERED_LOGIN_DAYS = 30
/** A staff session ends after this long without use. Other users' sessions don't. */
const STAFF_IDLE_HOURS = 12

/** The minimum time between two records of a session's use, so that most calls write nothing. */
const USE_RECORD_INTERVAL_MINUTES = 5

/** Whether the use of a session at `now` should be recorded. */
export function shouldRecordUse(lastUsedAt: Date, now: Date): boolean {
  return now.getTime() - lastUsedAt.getTime() >= USE_RECORD_INTERVAL_MINUTES * MINUTE_MS
}

/** Returns the cut-off at `now`: staff sessions last used at or before it have ended. */
export function idleCutoff(now: Date): Date {
  return new Date(now.getTime() - STAFF_IDLE_HOURS * 60 * MINUTE_MS)
}

/** Whether a session has ended because it was not used. */
export function isIdle(session: { role: Role; lastUsedAt: Date }, now: Date): boolean {
  return isStaff(session) && session.lastUsedAt <= idleCutoff(now)
}
