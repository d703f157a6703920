import { recordChange } from '#server/db/audit-log.ts'
import { inTransaction, type Transaction } from '#server/db/connect.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import type { Tables } from '#server/db/tables.ts'
import { type LockedTour, lockTour, setTourStatus } from '#server/db/tour-requests.ts'
import { AppError } from '#server/http/app-error.ts'
import type { SignedIn } from '#server/http/session.ts'
import { tourFeedbackMail } from '#server/mail/templates/tour-feedback-mail.ts'
import type { Services } from '#server/services.ts'
import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { dayIn, displayDay } from '#shared/domain/calendar-day.ts'
import { timeIn } from '#shared/domain/clock-time.ts'
import { readScannedPass } from '#shared/domain/scanned-pass.ts'

const PROBLEMS = {
  blank: 'qrDataBlank',
  unreadable: 'qrDataUnreadable',
  'not-a-visitor-pass': 'notAVisitorPass',
} as const

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Completes the tour of a visitor pass and mails the visitor for feedback; of many scans of one pass
 * one succeeds. Throws the errors that the call names; then nothing has changed.
 */
export async function scanQr(
  services: Services,
  admin: SignedIn,
  qrData: string,
): Promise<ScannedVisitor> {
  const pass = readScannedPass(qrData)
  if (pass.problem) throw new AppError(PROBLEMS[pass.problem])
  // What is no id of ours can't be asked for.
  if (!UUID.test(pass.id)) throw new AppError('passUnknown')

  return inTransaction(services.db, async (trx) => {
    const tour = await lockTour(trx, pass.id)
    if (!tour) throw new AppError('passUnknown')
    refuseClosed(services, tour)
    await complete(services, trx, admin, tour)
    return visitorOf(tour)
  })
}

function refuseClosed({ config }: Services, tour: LockedTour): void {
  const visitor = visitorOf(tour)
  if (tour.status === 'cancelled') throw new AppError('scannedTourCancelled', { visitor })
  if (tour.status !== 'completed') return
  const at = tour.completed_at ?? new Date(`${tour.tour_date}T00:00:00Z`)
  const values = {
    day: displayDay(dayIn(config.hallTimezone, at)),
    time: timeIn(config.hallTimezone, at),
  }
  throw new AppError('scannedTourCompleted', { values, visitor })
}

async function complete(
  services: Services,
  trx: Transaction<Tables>,
  admin: SignedIn,
  tour: LockedTour,
): Promise<void> {
  const now = services.now()
  await setTourStatus(trx, { id: tour.id, status: 'completed' }, now)
  await recordChange(
    trx,
    {
      adminId: admin.id,
      action: 'tour.scan',
      subject: `tour:${tour.id}`,
      details: { from: tour.status, to: 'completed' },
    },
    now,
  )
  const mail = tourFeedbackMail({
    fullName: tour.full_name,
    tourDate: tour.tour_date,
    publicUrl: services.config.publicUrl,
  })
  await queueMail(trx, services.boss, { recipient: tour.email, ...mail }, now)
}

function visitorOf(tour: LockedTour): ScannedVisitor {
  return {
    fullName: tour.full_name,
    email: tour.email,
    phoneNumber: tour.phone_number,
    tourDate: tour.tour_date,
    tourTime: tour.tour_time,
  }
}
