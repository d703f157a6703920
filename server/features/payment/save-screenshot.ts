import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { findUnpaid } from '#server/db/queries/booking/booking.ts'
import { setScreenshot, waitingClaimOf } from '#server/db/queries/money/upi-claim.ts'
import { lockUser } from '#server/db/queries/user/locked-user.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { withNewPicture } from '#server/storage/with-new-picture.ts'
import { claimForScreenshot } from '#shared/domain/money/upi-claim.ts'

/**
 * Adds a screenshot to the caller's waiting claim, or replaces the earlier one. Throws noUtrToCheck, notAnImage or
 * storageUnavailable.
 */
export async function saveScreenshot(
  services: Services,
  caller: Caller,
  file: Uint8Array,
): Promise<void> {
  const picture = { folder: 'screenshots', owner: caller.id, bytes: file } as const
  const previous = await withNewPicture(services, picture, (screenshot) =>
    inTransaction(services.db, async (trx) => {
      await lockCaller(services, trx, caller)
      await lockUser(trx, caller.id)
      const booking = await findUnpaid(trx, caller.id)
      const waiting = booking && (await waitingClaimOf(trx, booking.id))
      const claim = allowed(claimForScreenshot(waiting))
      await setScreenshot(trx, claim.id, screenshot)
      return claim.screenshot
    }),
  )
  if (previous !== null) await discardPicture(services, previous)
}
