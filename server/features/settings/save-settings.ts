import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { readSettings, writeSettings } from '#server/db/queries/admin/settings.ts'
import { allClosedSeats, setClosedSeats } from '#server/db/queries/booking/seat.ts'
import { lockSecondFactor } from '#server/db/queries/user/second-factor.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { SettingsInput } from '#shared/contract/admin/settings.ts'
import * as decide from '#shared/domain/settings/save-settings.ts'

/**
 * Saves the settings and closed seats, and audits each change. Existing bookings keep their seat
 * and price. Throws validationFailed, settingsChanged (someone else saved first), retentionNotAllowed,
 * roomRulesNotAllowed or factorPolicyNotAllowed (these need a super admin), or
 * ownSecondFactorRequired.
 */
export async function saveSettings(
  services: Services,
  admin: Caller,
  sent: SettingsInput,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const current = await lockCaller(services, trx, admin)
    const { state } = await lockSecondFactor(trx, admin.id)
    const caller = { role: current.role, factorOn: state === 'on' }
    const settingsBefore = { ...(await readSettings(trx)), closedSeats: await allClosedSeats(trx) }
    // Compares both versions, because `settingsBefore` may miss a save in flight, for which only the write waits. If
    // both match, nobody has saved since `settingsBefore` was read, so this save replaces exactly `settingsBefore`.
    const stale =
      sent.version !== settingsBefore.version ||
      !(await writeSettings(trx, sent, settingsBefore.version, now))
    const changes = allowed(decide.saveSettings(settingsBefore, sent, { stale, admin: caller }))
    await setClosedSeats(trx, sent.closedSeats)
    for (const change of changes) await recordChange(trx, { adminId: admin.id, ...change }, now)
  })
  services.hallDetails.invalidate()
}
