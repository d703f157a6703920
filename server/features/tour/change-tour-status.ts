import { allowed } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { type LockedTour, lockTour, setTourStatus, userOf } from '#server/db/queries/tour/tour.ts'
import { findListedTour, type ListedTour } from '#server/db/queries/tour/tour-management.ts'
import { queuePush } from '#server/db/queries/user/push-subscriptions.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { SettableStatus } from '#shared/domain/tour/change-tour-status.ts'
import * as decide from '#shared/domain/tour/change-tour-status.ts'
import { tourMail } from './tour-mail.ts'

/**
 * Confirms, completes or cancels a tour and mails the visitor. A repeated change has no effect.
 * Throws tourNotFound, tourStatusChanged if the tour's status does not allow the new one, or
 * tourOnOtherDay.
 */
export async function changeTourStatus(
  services: Services,
  admin: Caller,
  { id, to, confirmOtherDay }: { id: string; to: SettableStatus; confirmOtherDay: boolean },
): Promise<ListedTour> {
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, admin)
    const tour = await lockTour(trx, id)
    const change = allowed(
      decide.changeTourStatus(tour, to, { today: services.today(), confirmOtherDay }),
    )
    if (!change) return findListedTour(trx, id)
    await setTourStatus(trx, { id, status: to }, now)
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    const mail = tour && (await tourMail(services, trx, tour, to))
    if (mail) await queueMail(trx, services.boss, mail, now)
    if (mail && tour && to === 'confirmed') await pushConfirmation(services, trx, tour)
    return findListedTour(trx, id)
  })
}

/** Notifies the browsers of the user who has verified the tour's email, if there is one. */
async function pushConfirmation(
  { boss }: Services,
  trx: Transaction<Tables>,
  { email, tourDate, tourTime }: LockedTour,
): Promise<void> {
  const user = await userOf(trx, email)
  if (!user) return
  const message = { kind: 'tourConfirmed', tourDate, tourTime } as const
  await queuePush(trx, boss, { userId: user.id, message })
}
