import { allowed, refuse } from '#server/app-error.ts'
import { inTransaction, type Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import {
  addTourRequest,
  cancelPastTour,
  type NewTour,
  openTourOf,
  type TourRecord,
} from '#server/db/queries/tour.ts'
import { limitAttempts } from '#server/http/limits/limit-attempts.ts'
import { tourReceivedMail } from '#server/mail/templates/tour-received-mail.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { requestTour as requestTourCall } from '#shared/contract/tour.ts'
import { visitorPassText } from '#shared/domain/pass/passes.ts'
import { openTourConflict, requestedTour } from '#shared/domain/tour/request-tour.ts'

/**
 * Saves a tour request and mails the pass. Throws validationFailed, tourDateTooSoon, tourPending,
 * tourOnSameDate, tourConfirmed, or tooManyRequests after too many requests of one email or from
 * one address.
 */
export async function requestTour(
  services: Services,
  form: BodyOf<typeof requestTourCall>,
  address: string,
): Promise<TourRecord> {
  const today = services.today()
  const requested = allowed(requestedTour(form, today))
  const tour = { ...requested, id: crypto.randomUUID() }
  await limitAttempts(services.limits, ['tours', tour.email], ['toursFrom', address])
  return inTransaction(services.db, async (trx) => {
    const open = await openTourOf(trx, tour.email)
    refuse(openTourConflict(open, tour.tourDate, today))
    if (open) await cancelPastTour(trx, tour.email, today)
    const saved = await addTourRequest(trx, tour, services.now())
    await mailPass(services, trx, tour)
    return saved
  })
}

async function mailPass(
  { boss, now }: Services,
  trx: Transaction<Tables>,
  tour: NewTour,
): Promise<void> {
  const passText = visitorPassText({ ...tour, _id: tour.id }, now().toISOString())
  const mail = { recipient: tour.email, passText, ...tourReceivedMail(tour) }
  await queueMail(trx, boss, mail, now())
}
