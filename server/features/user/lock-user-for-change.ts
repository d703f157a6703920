import { AppError } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { lockManagedUser, lockSuperAdmins } from '#server/db/queries/user/managed-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { Role } from '#shared/domain/user/user.ts'

type LockedForAdmin = {
  user: NonNullable<Awaited<ReturnType<typeof lockManagedUser>>>
  /** The admin who makes the change, with the current role. */
  admin: { id: string; role: Role }
  /** The ids of the super admins who can log in. */
  superAdmins: string[]
}

/** Locks a user for a change by an admin. Throws notFound, notLoggedIn or notAllowed. */
export async function lockUserForChange(
  services: Services,
  trx: Transaction<Tables>,
  { admin, userId }: { admin: Caller; userId: string },
): Promise<LockedForAdmin> {
  // Super admins are locked before any other user, and always in the same order, which prevents deadlock.
  const superAdmins = await lockSuperAdmins(trx)
  const { id, role } = await lockCaller(services, trx, admin)
  const user = await lockManagedUser(trx, userId)
  if (!user) throw new AppError('notFound')
  return { user, admin: { id, role }, superAdmins }
}
