import type { FastifyRequest } from 'fastify'
import { allowed, throwIfRefused } from '#server/app-error.ts'
import { awaitPipelined, inTransaction } from '#server/db/connection/run-transaction.ts'
import { prepareMail } from '#server/db/queries/outgoing-mails.ts'
import {
  addTourRequest,
  cancelPastTour,
  openTourOf,
  type TourRecord,
} from '#server/db/queries/tour/tour.ts'
import { hasEmailVerificationCookie } from '#server/http/guards/email-verification.ts'
import { addressBlock } from '#server/http/limits/address-block.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { requestTour as requestTourCall } from '#shared/contract/tour/tour.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { openTourConflict, requestedTour } from '#shared/domain/tour/request-tour.ts'
import { tourMail } from './tour-mail.ts'

/**
 * Saves a tour request and mails the pass. Throws validationFailed, tourDateTooSoon, tourPending,
 * tourOnSameDate, tourConfirmed, or tooManyRequests after too many requests of one email or from
 * one address.
 */
export async function requestTour(
  services: Services,
  { noticeVersion, noticeLanguage, ...form }: BodyOf<typeof requestTourCall>,
  request: FastifyRequest,
): Promise<TourRecord> {
  const today = services.today()
  const requested = allowed(requestedTour(form, today))
  await enforceAttemptLimits(
    services.limits,
    ['tours', requested.email],
    ['toursFrom', addressBlock(request.ip)],
  )
  const emailVerified = await hasEmailVerificationCookie(services, request, requested.email)
  const notice = recordedNotice({ noticeVersion, noticeLanguage }, services.now())
  const language = requestLanguage(request)
  const tour = { ...requested, ...notice, id: crypto.randomUUID(), emailVerified, language }
  return inTransaction(services.db, async (trx, commitWith) => {
    const [open, mail] = await awaitPipelined([
      openTourOf(trx, tour.email),
      tourMail(services, trx, tour, 'received'),
    ])
    throwIfRefused(openTourConflict(open, tour.tourDate, today))
    if (open) await cancelPastTour(trx, tour.email, today)
    const now = services.now()
    const queueMail = mail && (await prepareMail(services.boss, mail, now))
    const [saved] = await commitWith(() =>
      awaitPipelined([addTourRequest(trx, tour, now), queueMail?.(trx)]),
    )
    return saved
  })
}
