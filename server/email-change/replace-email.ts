import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { changeTourEmail, lockOpenTour, setTourStatus } from '#server/db/queries/tour/tour.ts'
import { emailExists } from '#server/db/queries/user/new-user.ts'
import { removeCodes } from '#server/db/queries/user/one-time-codes.ts'
import { setEmail, setUnverifiedEmail } from '#server/db/queries/user/own-details.ts'
import { tourCancelledMail } from '#server/mail/templates/tour-cancelled-mail.ts'
import type { Services } from '#server/services.ts'
import { tourToCancel } from '#shared/domain/tour/join-tours.ts'
import { isTourAhead } from '#shared/domain/tour/tour.ts'
import { claimChange } from '#shared/domain/user/walk-in.ts'

type Replacement = {
  user: { id: string; email: string; fullName: string }
  email: string
}

type Correction = {
  user: { id: string; email: string | null }
  email: string
}

/**
 * Replaces the email of a locked user with one that they have verified. Their tours follow them, and
 * registration and reset codes sent to the former email become invalid. The constraint
 * users_email_unique rejects a taken email.
 */
export async function replaceEmail(
  services: Services,
  trx: Transaction<Tables>,
  { user, email }: Replacement,
): Promise<void> {
  await setEmail(trx, user.id, email)
  await removeLoginCodes(trx, user.email)
  await joinTours(services, trx, { user, email })
}

/**
 * Replaces the email of a locked user with one that they have not verified, which may be somebody
 * else's: no tours move until verifyOwnEmail.
 */
export async function correctEmail(
  trx: Transaction<Tables>,
  { user, email }: Correction,
): Promise<void> {
  await setUnverifiedEmail(trx, user.id, email)
  if (user.email !== null) await removeLoginCodes(trx, user.email)
}

/**
 * Called when a locked user has entered a code sent to their email. An email that reception typed is now
 * verified, and an unclaimed account is claimed. The tours of the last verified email follow, unless
 * another user has that email by now.
 */
export async function verifyOwnEmail(
  services: Services,
  trx: Transaction<Tables>,
  user: Replacement['user'] & { lastVerifiedEmail: string | null; awaitsClaim: boolean },
): Promise<void> {
  const { id, email, lastVerifiedEmail: formerTour, awaitsClaim } = user
  if (formerTour === null && !awaitsClaim) return
  await setEmail(trx, id, email)
  if (awaitsClaim) await recordChange(trx, { adminId: id, ...claimChange(id) }, services.now())
  if (formerTour === null) return
  if (await emailExists(trx, formerTour)) return
  await joinTours(services, trx, { user: { ...user, email: formerTour }, email })
}

function removeLoginCodes(trx: Transaction<Tables>, email: string): Promise<void> {
  return removeCodes(trx, email, ['register', 'reset'])
}

async function joinTours(
  services: Services,
  trx: Transaction<Tables>,
  { user, email }: Replacement,
): Promise<void> {
  await keepOneOpenTour(services, trx, { user, email })
  await changeTourEmail(trx, { from: user.email, to: email })
}

/** Cancels one of two open tours, and emails the user if its day has not passed. */
async function keepOneOpenTour(
  { boss, config, now, today }: Services,
  trx: Transaction<Tables>,
  { user, email }: Replacement,
): Promise<void> {
  const formerTour = await lockOpenTour(trx, user.email)
  const tourOfNewEmail = await lockOpenTour(trx, email)
  const cancelled = tourToCancel(formerTour, tourOfNewEmail, today())
  if (!cancelled) return
  const { tour, change } = cancelled
  await setTourStatus(trx, { id: tour.id, status: 'cancelled' }, now())
  await recordChange(trx, { adminId: user.id, ...change }, now())
  if (!isTourAhead(tour.tourDate, today())) return
  const { publicUrl } = config
  const mail = tourCancelledMail({ ...tour, fullName: user.fullName, publicUrl })
  await queueMail(trx, boss, { recipient: email, ...mail }, now())
}
