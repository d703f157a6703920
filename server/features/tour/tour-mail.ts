import type { Queryable } from '#server/db/connection/connect.ts'
import { awaitPipelined } from '#server/db/connection/run-transaction.ts'
import { readLandingDetails } from '#server/db/queries/admin/settings.ts'
import type { MailToSend } from '#server/db/queries/outgoing-mails.ts'
import { userNameOf } from '#server/db/queries/tour/tour.ts'
import { tourCancelledMail } from '#server/mail/templates/tour-cancelled-mail.ts'
import { tourFeedbackMail } from '#server/mail/templates/tour-feedback-mail.ts'
import { tourPassMail } from '#server/mail/templates/tour-pass-mail.ts'
import type { Services } from '#server/services.ts'
import type { Language } from '#shared/domain/language.ts'
import { visitorPassText } from '#shared/domain/pass/passes.ts'
import type { SettableStatus } from '#shared/domain/tour/change-tour-status.ts'
import { mailedVisitor } from '#shared/domain/tour/mailed-visitor.ts'
import { isTourAhead } from '#shared/domain/tour/tour.ts'
import type { TourForm } from '#shared/domain/tour/tour-form.ts'

type MailedTour = Pick<
  TourForm,
  'fullName' | 'email' | 'phoneNumber' | 'gender' | 'tourDate' | 'tourTime'
> & { id: string; emailVerified: boolean; language: Language }

/**
 * The email to a visitor after a change of their tour: a new status, a new time, or that it was requested.
 * Undefined for a tour of a past day, unless it is completed.
 */
export async function tourMail(
  { config, now, today }: Services,
  db: Queryable,
  tour: MailedTour,
  change: SettableStatus | 'received' | 'moved',
): Promise<MailToSend | undefined> {
  const [userName, hallDetails] = await awaitPipelined([
    userNameOf(db, tour.email),
    readLandingDetails(db),
  ])
  const visit = { ...tour, ...mailedVisitor({ ...tour, userName }) }
  const recipient = tour.email
  const { publicUrl } = config
  if (change === 'completed') return { recipient, ...tourFeedbackMail({ ...visit, publicUrl }) }
  if (!isTourAhead(tour.tourDate, today())) return undefined
  if (change === 'cancelled') return { recipient, ...tourCancelledMail({ ...visit, publicUrl }) }
  const passText = visitorPassText(visit, now().toISOString())
  return { recipient, passText, ...tourPassMail({ ...visit, change, hallDetails, publicUrl }) }
}
