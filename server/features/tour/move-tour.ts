import { type AdminAction, recordChange } from '#server/db/audit-log.ts'
import { inTransaction, type Transaction } from '#server/db/connect.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import type { Tables } from '#server/db/tables.ts'
import { findListedTour, type ListedTour } from '#server/db/tour-list.ts'
import { lockTour, setTourStatus } from '#server/db/tour-requests.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { canMoveTour, type TourMove } from '#shared/domain/tour.ts'
import { tourMoveMail } from './tour-move-mail.ts'

const ACTIONS: Record<TourMove, AdminAction> = {
  confirmed: 'tour.confirm',
  completed: 'tour.complete',
  cancelled: 'tour.cancel',
}

/**
 * Confirms, completes or cancels a tour and tells its visitor; of two admins at once one succeeds.
 * Throws tourNotFound, or tourMovedOn when the tour's status does not allow it; then nothing changes.
 */
export async function moveTour(
  services: Services,
  admin: SignedIn,
  { id, to }: { id: string; to: TourMove },
): Promise<ListedTour> {
  return inTransaction(services.db, async (trx) => {
    const tour = await lockTour(trx, id)
    if (!tour) throw new AppError('tourNotFound')
    if (!canMoveTour(tour.status, to)) {
      throw new AppError('tourMovedOn', { values: { status: tour.status, wanted: to } })
    }
    const now = services.now()
    await setTourStatus(trx, { id, status: to }, now)
    await recordMove(trx, { adminId: admin.id, id, from: tour.status, to }, now)
    const mail = tourMoveMail(services, tour, to)
    if (mail) await queueMail(trx, services.boss, mail, now)
    return findListedTour(trx, id)
  })
}

function recordMove(
  trx: Transaction<Tables>,
  { adminId, id, from, to }: { adminId: string; id: string; from: string; to: TourMove },
  now: Date,
): Promise<void> {
  const change = { adminId, action: ACTIONS[to], subject: `tour:${id}`, details: { from, to } }
  return recordChange(trx, change, now)
}
