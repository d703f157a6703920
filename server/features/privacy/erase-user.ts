import { allowed } from '#server/app-error.ts'
import { runErasure } from '#server/erasure/run-erasure.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/personal-data/erase-user.ts'

/**
 * Erases a user for a super_admin. Unlike deactivating, it can't be undone. Throws eraseNotAllowed,
 * notFound or seatsWouldBeFreed.
 */
export async function eraseUser(
  services: Services,
  caller: Caller,
  userId: string,
  { freeSeats }: { freeSeats: boolean },
): Promise<void> {
  let admin = caller
  await runErasure(services, {
    userId,
    async authorize(trx) {
      admin = await lockCaller(services, trx, admin)
    },
    decide: ({ user, ...facts }) => ({
      adminId: admin.id,
      ...allowed(decide.eraseUser(admin, user, { ...facts, freeSeats })),
    }),
  })
}
