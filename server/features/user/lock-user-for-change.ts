import { AppError } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { lockManagedUser, lockSuperAdmins } from '#server/db/queries/managed-user.ts'
import type { LoggedIn } from '#server/http/guards/session.ts'
import type { Role } from '#shared/domain/user/user.ts'

type LockedForChange = {
  user: NonNullable<Awaited<ReturnType<typeof lockManagedUser>>>
  /** With the current role. */
  admin: { id: string; role: Role }
  /** The ids of the super admins who can log in. */
  superAdmins: string[]
}

/** Locks a user for a change by an admin. Throws notFound. */
export async function lockUserForChange(
  trx: Transaction<Tables>,
  { id, role }: LoggedIn,
  userId: string,
): Promise<LockedForChange> {
  // Locked before any other user, and always in the same order, which prevents deadlock.
  const superAdmins = await lockSuperAdmins(trx)
  const user = await lockManagedUser(trx, userId)
  if (!user) throw new AppError('notFound')
  // The role may have been revoked after the guard ran.
  const lost = role === 'super_admin' && !superAdmins.includes(id)
  return { user, admin: { id, role: lost ? 'admin' : role }, superAdmins }
}
