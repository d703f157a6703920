import { lockAccount, lockSuperAdmins } from '#server/db/admin-users.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import { mayChangeAccount, type Role } from '#shared/domain/user.ts'

export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/**
 * The account that an admin is about to change, locked. Throws notFound, or accountOfAdmin where only
 * a super_admin may change it.
 */
export async function accountToChange(
  trx: Transaction<Tables>,
  admin: SignedIn,
  userId: string,
): Promise<{ account: Account; admin: { id: string; role: Role } }> {
  // Before any other row of users, and always in the same order: no two changes wait in a ring.
  const superAdmins = await lockSuperAdmins(trx)
  const account = await lockAccount(trx, userId)
  if (!account) throw new AppError('notFound')
  // Somebody may have taken the role since the guard looked.
  const lost = admin.role === 'super_admin' && !superAdmins.includes(admin.id)
  const judge = { id: admin.id, role: lost ? ('admin' as const) : admin.role }
  if (!mayChangeAccount(judge, account)) throw new AppError('accountOfAdmin')
  return { account, admin: judge }
}

/** Throws lastSuperAdmin when without this account nobody could change roles any more. */
export async function keepOneSuperAdmin(trx: Transaction<Tables>, account: Account): Promise<void> {
  const left = (await lockSuperAdmins(trx)).filter((id) => id !== account.id)
  if (account.role === 'super_admin' && left.length === 0) throw new AppError('lastSuperAdmin')
}
