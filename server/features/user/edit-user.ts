import { type AccountChange, updateAccount } from '#server/db/admin-users.ts'
import { recordChange } from '#server/db/audit-log.ts'
import { inTransaction } from '#server/db/connect.ts'
import { AppError, invalidFields } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import type { editUser as editUserCall } from '#shared/contract/admin-users.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import { birthDateProblem } from '#shared/domain/birth-date.ts'
import { GENDER_REQUIRED } from '#shared/domain/options.ts'
import { phoneProblem } from '#shared/domain/phone.ts'
import { mayChangeRole } from '#shared/domain/user.ts'
import { accountVersion } from './account-version.ts'
import { type Account, accountToChange, keepOneSuperAdmin } from './judge-account.ts'

/**
 * Changes an account and writes down what was changed. Throws validationFailed, notFound,
 * accountOfAdmin, roleNotYours, lastSuperAdmin or phoneTaken, and userChanged when it is no longer as it was
 * read: nobody undoes what they have not seen.
 */
export async function editUser(
  services: Services,
  signedIn: SignedIn,
  userId: string,
  { version, ...edit }: BodyOf<typeof editUserCall>,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const { account, admin } = await accountToChange(trx, signedIn, userId)
    // Of an older form nothing else can be judged.
    if (version !== accountVersion(account)) throw new AppError('userChanged')
    const change = { ...edit, role: edit.role ?? account.role }
    const roleChanges = change.role !== account.role
    if (roleChanges && !mayChangeRole(admin, account)) throw new AppError('roleNotYours')
    if (roleChanges) await keepOneSuperAdmin(trx, account)
    judgeDetails(change, services.today())

    await updateAccount(trx, userId, change)
    const details = changes(account, change)
    if (Object.keys(details).length === 0) return
    const action = roleChanges ? 'user.change-role' : 'user.edit'
    const subject = `user:${userId}`
    await recordChange(trx, { adminId: admin.id, action, subject, details }, services.now())
  })
}

/** A member has given all of them; an admin may have given none. */
function judgeDetails(change: AccountChange, today: string): void {
  const { role, phoneNumber, gender, dateOfBirth } = change
  const required = role === 'user'
  const problems: Record<string, string | undefined> = {
    phoneNumber: required && phoneNumber === null ? phoneProblem('') : undefined,
    gender: required && gender === null ? GENDER_REQUIRED : undefined,
    dateOfBirth:
      required || dateOfBirth !== null ? birthDateProblem(dateOfBirth ?? '', today) : undefined,
  }
  if (Object.values(problems).some((problem) => problem !== undefined)) {
    throw invalidFields(problems)
  }
}

/** What differs, before and after. */
function changes(before: Account, after: AccountChange): Record<string, unknown> {
  const pairs: [string, unknown, unknown][] = [
    ['fullName', before.full_name, after.fullName],
    ['phoneNumber', before.phone_number, after.phoneNumber],
    ['gender', before.gender, after.gender],
    ['dateOfBirth', before.date_of_birth, after.dateOfBirth],
    ['role', before.role, after.role],
  ]
  return Object.fromEntries(
    pairs.filter(([, was, is]) => was !== is).map(([name, was, is]) => [name, { was, is }]),
  )
}
