import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { type LockedTour, lockTour, setTourStatus } from '#server/db/queries/tour/tour.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/tour/change-tour-status.ts'
import { tourMail } from './tour-mail.ts'

/**
 * Cancels a tour for its visitor, and confirms that by email, because others may have the link to
 * the pass, too. A repeated call has no effect. Throws tourNotFound, or tourStatusChanged if the
 * visit has already taken place.
 */
export async function cancelOwnTour(services: Services, id: string): Promise<LockedTour> {
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    const tour = await lockTour(trx, id)
    const facts = { today: services.today(), confirmOtherDay: false }
    const change = allowed(decide.changeTourStatus(tour, 'cancelled', facts))
    if (!tour) throw new AppError('tourNotFound')
    if (!change) return tour
    await setTourStatus(trx, { id, status: 'cancelled' }, now)
    const mail = await tourMail(services, trx, tour, 'cancelled')
    if (mail) await queueMail(trx, services.boss, mail, now)
    return { ...tour, status: 'cancelled' }
  })
}
