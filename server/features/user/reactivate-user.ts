import { setDeactivated } from '#server/db/admin-users.ts'
import { recordChange } from '#server/db/audit-log.ts'
import { inTransaction } from '#server/db/connect.ts'
import { endSessionsOf } from '#server/db/sessions.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { accountToChange } from './judge-account.ts'

/** Lets somebody sign in again. Seats that became free stay free. Throws notFound or accountOfAdmin. */
export async function reactivateUser(
  services: Services,
  signedIn: SignedIn,
  userId: string,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { account, admin } = await accountToChange(trx, signedIn, userId)
    if (account.deactivated_at === null) return
    // A sign-in that was under way when the account was deactivated may have left one.
    await endSessionsOf(trx, userId, now)
    await setDeactivated(trx, userId, null)
    const subject = `user:${userId}`
    await recordChange(trx, { adminId: admin.id, action: 'user.reactivate', subject }, now)
  })
}
