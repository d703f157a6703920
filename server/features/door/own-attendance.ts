import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import {
  isAttendanceEnabled,
  storeAttendanceEnabled,
  visitEntriesOf,
} from '#server/db/queries/door/attendance.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { getAttendance } from '#shared/contract/door/attendance.ts'
import { figuresStart, hasFigures } from '#shared/domain/door/attendance.ts'
import { attendanceReply } from '#shared/replies/attendance.ts'

/** Returns the caller's own time in the hall. Reads entries only if the caller may have it and has switched it on. */
export async function ownAttendance(
  { config, db, now, today }: Services,
  { id, dateOfBirth }: Caller,
): Promise<ReplyOf<typeof getAttendance>['data']> {
  const user = { dateOfBirth, attendanceOn: await isAttendanceEnabled(db, id) }
  const { graceMinutes } = await readSettings(db)
  const clock = { timeZone: config.hallTimezone, graceMinutes, now: now() }
  const entries = hasFigures(user, today())
    ? await visitEntriesOf(db, id, figuresStart(user.dateOfBirth, clock))
    : []
  return attendanceReply(user, today(), { entries, clock })
}

/** Switches the caller's own time on or off. */
export async function setAttendanceEnabled(
  services: Services,
  caller: Caller,
  on: boolean,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, caller)
    await storeAttendanceEnabled(trx, caller.id, on)
  })
}
