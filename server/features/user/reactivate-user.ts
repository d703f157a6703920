import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { setDeactivated } from '#server/db/queries/user/managed-user.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import type { Caller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/user/user-change.ts'
import { lockUserForChange } from './lock-user-for-change.ts'

/** Reactivates a user. Freed seats stay free. Throws notFound or adminAccountNotAllowed. */
export async function reactivateUser(
  services: Services,
  caller: Caller,
  userId: string,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { user, admin } = await lockUserForChange(services, trx, { admin: caller, userId })
    const change = allowed(decide.reactivateUser(admin, user))
    if (!change) return
    // A login concurrent with the deactivation may have left a session.
    await endUserSessions(trx, userId, now)
    await setDeactivated(trx, userId, null)
    await recordChange(trx, { adminId: admin.id, ...change }, now)
  })
}
