import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { type LockedTour, lockTour, setTourVisit } from '#server/db/queries/tour/tour.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import type { Services } from '#server/services.ts'
import { moveTour, type TourVisit } from '#shared/domain/tour/move-tour.ts'
import { tourMail } from './tour-mail.ts'

/**
 * Moves a tour to another day or slot for its visitor, and mails the new pass. A repeated call has no effect.
 * Throws tourNotFound, tourStatusChanged if the tour is no longer open, validationFailed, tourDateTooSoon, or
 * tooManyRequests after too many changes of one tour.
 */
export async function moveOwnTour(
  services: Services,
  id: string,
  to: TourVisit,
): Promise<LockedTour> {
  await enforceAttemptLimits(services.limits, ['tourMoves', id])
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    const tour = await lockTour(trx, id)
    const visit = allowed(moveTour(tour, to, services.today()))
    if (!tour) throw new AppError('tourNotFound')
    if (!visit) return tour
    await setTourVisit(trx, { id, ...visit })
    const moved = { ...tour, ...visit }
    const mail = await tourMail(services, trx, moved, 'moved')
    if (mail) await queueMail(trx, services.boss, mail, now)
    return moved
  })
}
