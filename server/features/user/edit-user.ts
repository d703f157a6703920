import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/connect.ts'
import { recordChange } from '#server/db/queries/audit-log.ts'
import { updateUser } from '#server/db/queries/managed-user.ts'
import type { LoggedIn } from '#server/http/guards/session.ts'
import { userVersion } from '#server/replies/user.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { editUser as editUserCall } from '#shared/contract/user.ts'
import * as decide from '#shared/domain/user/user-change.ts'
import { lockUserForChange } from './lock-user-for-change.ts'

/**
 * Edits a user and records the changes in the audit log. Throws validationFailed, notFound,
 * adminUser, roleNotYours, lastSuperAdmin, phoneTaken, or userChanged if the user changed
 * since the admin read them.
 */
export async function editUser(
  services: Services,
  loggedIn: LoggedIn,
  userId: string,
  { version, ...sent }: BodyOf<typeof editUserCall>,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const { user, admin, superAdmins } = await lockUserForChange(services, trx, {
      admin: loggedIn,
      userId,
    })
    const edit = { ...sent, role: sent.role ?? user.role }
    const stale = version !== userVersion(user)
    // A unique constraint rejects a taken phone number.
    const facts = { today: services.today(), stale, superAdmins, phoneTaken: false }
    const change = allowed(decide.editUser(admin, user, edit, facts))
    if (!change) return
    await updateUser(trx, userId, edit)
    await recordChange(trx, { adminId: admin.id, ...change }, services.now())
  })
}
