import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/connect.ts'
import { recordChange } from '#server/db/queries/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { lockTour, setTourStatus } from '#server/db/queries/tour.ts'
import { findListedTour, type ListedTour } from '#server/db/queries/tour-management.ts'
import { type LoggedIn, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { TourMove } from '#shared/domain/tour/move-tour.ts'
import * as decide from '#shared/domain/tour/move-tour.ts'
import { tourMoveMail } from './tour-move-mail.ts'

/**
 * Confirms, completes or cancels a tour and mails the visitor. A repeated move changes nothing.
 * Throws tourNotFound, tourMovedOn if the tour's status does not allow the move, or tourOnOtherDay.
 */
export async function moveTour(
  services: Services,
  admin: LoggedIn,
  { id, to, otherDay }: { id: string; to: TourMove; otherDay: boolean },
): Promise<ListedTour> {
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, admin)
    const tour = await lockTour(trx, id)
    const change = allowed(decide.moveTour(tour, to, { today: services.today(), otherDay }))
    if (!change) return findListedTour(trx, id)
    await setTourStatus(trx, { id, status: to }, now)
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    const mail = tour && (await tourMoveMail(services, trx, tour, to))
    if (mail) await queueMail(trx, services.boss, mail, now)
    return findListedTour(trx, id)
  })
}
