import { AppError } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { lockTour, setTourStatus } from '#server/db/queries/tour/tour.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { scanQr as scanQrCall } from '#shared/contract/tour/tour.ts'
import type { ScannedVisitor } from '#shared/contract/tour/visitor.ts'
import { completeScannedTour } from '#shared/domain/tour/change-tour-status.ts'
import { readScannedPass } from '#shared/domain/tour/scanned-pass.ts'
import { isUuid } from '#shared/domain/uuid.ts'
import { scannedVisitor } from '#shared/replies/tour.ts'
import { tourMail } from './tour-mail.ts'

/**
 * Completes the tour of a visitor pass and asks the visitor for feedback by email. Only one of
 * several concurrent scans of a pass succeeds. Throws the errors listed in the contract.
 */
export async function scanQr(
  services: Services,
  admin: Caller,
  { qrData, confirmOtherDay }: BodyOf<typeof scanQrCall>,
): Promise<ScannedVisitor> {
  const { boss, config, db } = services
  const now = services.now()
  const pass = readScannedPass(qrData)
  if (pass.problem) throw new AppError(pass.problem)
  // PostgreSQL rejects any other string as a uuid.
  if (!isUuid(pass.id.toLowerCase())) throw new AppError('noTourForPass')

  return inTransaction(db, async (trx) => {
    await lockCaller(services, trx, admin)
    const tour = await lockTour(trx, pass.id)
    const scanned = completeScannedTour(tour, {
      timeZone: config.hallTimezone,
      today: services.today(),
      confirmOtherDay,
    })
    if (!tour || scanned.refusal) {
      const visitor = tour && scannedVisitor(tour)
      throw new AppError(scanned.refusal ?? 'noTourForPass', { visitor })
    }
    await setTourStatus(trx, { id: tour.id, status: 'completed' }, now)
    await recordChange(trx, { adminId: admin.id, ...scanned.outcome }, now)
    const mail = await tourMail(services, trx, tour, 'completed')
    if (mail) await queueMail(trx, boss, mail, now)
    return scannedVisitor(tour)
  })
}
