import { eraseAccount } from '#server/erasure/erase-account.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { mayErase } from '#shared/domain/erasure.ts'

/**
 * A super_admin erases somebody's account: unlike deactivating it can't be undone. Throws
 * eraseNotYours, notFound or seatsWouldBeFreed.
 */
export async function eraseUser(
  services: Services,
  admin: SignedIn,
  userId: string,
  { freeSeats }: { freeSeats: boolean },
): Promise<void> {
  if (!mayErase(admin, { id: userId })) throw new AppError('eraseNotYours')
  const erased = await eraseAccount(services, {
    userId,
    by: admin.id,
    judge: ({ superAdmins, seats }) => {
      // Somebody may have taken the role since the guard looked.
      if (!superAdmins.includes(admin.id)) throw new AppError('eraseNotYours')
      if (seats.length > 0 && !freeSeats) throw new AppError('seatsWouldBeFreed')
    },
  })
  if (!erased) throw new AppError('notFound')
}
