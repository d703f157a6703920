import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/audit-log.ts'
import { setEmail } from '#server/db/queries/credentials.ts'
import { removeCodes } from '#server/db/queries/one-time-codes.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { lockOpenTour, moveTours, setTourStatus } from '#server/db/queries/tour.ts'
import { tourCancelledMail } from '#server/mail/templates/tour-cancelled-mail.ts'
import type { Services } from '#server/services.ts'
import { cancelledTour } from '#shared/domain/tour/join-tours.ts'
import { isTourAhead } from '#shared/domain/tour/tour.ts'

type Replacement = {
  user: { id: string; email: string; fullName: string }
  email: string
  /** Whether the user has verified the new email. */
  verified: boolean
  /** The user who changes it, for the audit log. */
  by: string
}

/**
 * Replaces the email of a locked user. Their tours follow them, and codes sent to the former email
 * for logging in become useless. The constraint users_email_unique rejects a taken email.
 */
export async function replaceEmail(
  services: Services,
  trx: Transaction<Tables>,
  { user, email, verified, by }: Replacement,
): Promise<void> {
  await setEmail(trx, user.id, email)
  await removeCodes(trx, user.email, ['register', 'reset'])
  await keepOneOpenTour(services, trx, { user, email, by })
  await moveTours(trx, { from: user.email, to: email, verified })
}

/** Cancels one of two open tours, with an email about one that is still ahead. */
async function keepOneOpenTour(
  { boss, config, now, today }: Services,
  trx: Transaction<Tables>,
  { user, email, by }: Pick<Replacement, 'user' | 'email' | 'by'>,
): Promise<void> {
  const former = await lockOpenTour(trx, user.email)
  const atNewEmail = await lockOpenTour(trx, email)
  const cancelled = cancelledTour(former, atNewEmail, today())
  if (!cancelled) return
  const { tour, change } = cancelled
  await setTourStatus(trx, { id: tour.id, status: 'cancelled' }, now())
  await recordChange(trx, { adminId: by, ...change }, now())
  if (!isTourAhead(tour.tourDate, today())) return
  const { publicUrl } = config
  const mail = tourCancelledMail({ ...tour, fullName: user.fullName, publicUrl })
  await queueMail(trx, boss, { recipient: email, ...mail }, now())
}
