import { allowed } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { voidPassword } from '#server/db/queries/user/credentials.ts'
import { updateUser } from '#server/db/queries/user/managed-user.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import { correctEmail } from '#server/email-change/replace-email.ts'
import type { Caller } from '#server/http/guards/session.ts'
import { emailChangedMail } from '#server/mail/templates/email-changed-mail.ts'
import { emailSetMail } from '#server/mail/templates/email-set-mail.ts'
import { userVersion } from '#server/replies/user.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { editUser as editUserCall } from '#shared/contract/user/user.ts'
import type { Language } from '#shared/domain/language.ts'
import * as decide from '#shared/domain/user/user-change.ts'
import { lockUserForChange } from './lock-user-for-change.ts'

/**
 * Edits a user and records the changes in the audit log. A new role ends the user's sessions.
 * Throws validationFailed, notFound, adminAccountNotAllowed, ownEmailChangeNotAllowed,
 * adminEmailChangeNotAllowed, roleChangeNotAllowed, lastSuperAdmin, emailTaken, phoneTaken, or
 * userChanged if the user changed since the admin read them.
 */
export async function editUser(
  services: Services,
  caller: Caller,
  userId: string,
  { version, ...sent }: BodyOf<typeof editUserCall>,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const { user, admin, superAdmins } = await lockUserForChange(services, trx, {
      admin: caller,
      userId,
    })
    const edit = { ...sent, email: sent.email ?? user.email, role: sent.role ?? user.role }
    const isStale = version !== userVersion(user)
    // Unique constraints reject a taken email or phone number.
    const taken = { emailTaken: false, phoneTaken: false }
    const change = allowed(
      decide.editUser(admin, user, edit, {
        today: services.today(),
        stale: isStale,
        superAdmins,
        ...taken,
      }),
    )
    if (!change) return
    const { email } = edit
    if (email !== null && email !== user.email) {
      await replaceWithUnverified(services, trx, { user, email })
    }
    await updateUser(trx, userId, edit)
    // A session has the limits of the role that it was opened with.
    if (edit.role !== user.role) await endUserSessions(trx, userId, services.now())
    await recordChange(trx, { adminId: admin.id, ...change }, services.now())
  })
}

type Correction = {
  user: { id: string; email: string | null; fullName: string; language: Language }
  email: string
}

/**
 * Replaces a user's email with one that nobody has verified yet. Ends the sessions and voids the
 * password, so that only someone who enters a code sent to the new email can log in. Notifies both emails.
 */
async function replaceWithUnverified(
  services: Services,
  trx: Transaction<Tables>,
  { user, email }: Correction,
): Promise<void> {
  const { boss, config } = services
  const now = services.now()
  await correctEmail(trx, { user, email })
  await voidPassword(trx, user.id, now)
  await endUserSessions(trx, user.id, now)
  const notice = emailChangedMail({ ...user, newEmail: email, byReception: true })
  await queueMail(trx, boss, { recipient: user.email, ...notice }, now)
  await queueMail(
    trx,
    boss,
    { recipient: email, ...emailSetMail({ ...config, language: user.language }) },
    now,
  )
}
