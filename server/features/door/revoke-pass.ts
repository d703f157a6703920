import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { revokePassById } from '#server/db/queries/door/hall-pass.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import {
  endsSessions,
  revokedPassChange,
  type StaffRevokedReason,
} from '#shared/domain/door/hall-pass.ts'

/**
 * Revokes a member's pass, and logs the member out if the phone was lost. Throws notFound if the pass does not
 * exist or is already revoked.
 */
export async function revokePass(
  services: Services,
  caller: Caller,
  { id, reason }: { id: string; reason: StaffRevokedReason },
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const admin = await lockCaller(services, trx, caller)
    const pass = await revokePassById(trx, { id: Buffer.from(id, 'hex'), reason }, now)
    if (!pass) throw new AppError('notFound')
    if (endsSessions(pass.kind, reason) && pass.userId !== null) {
      await endUserSessions(trx, pass.userId, now)
    }
    await recordChange(trx, { adminId: admin.id, ...revokedPassChange(pass, reason) }, now)
  })
}
