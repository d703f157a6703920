import type { Queryable } from '#server/db/connection/connect.ts'
import type { MailToSend } from '#server/db/queries/outgoing-mails.ts'
import { type LockedTour, userNameOf } from '#server/db/queries/tour/tour.ts'
import { tourCancelledMail } from '#server/mail/templates/tour-cancelled-mail.ts'
import { tourConfirmedMail } from '#server/mail/templates/tour-confirmed-mail.ts'
import { tourFeedbackMail } from '#server/mail/templates/tour-feedback-mail.ts'
import type { Services } from '#server/services.ts'
import { visitorPassText } from '#shared/domain/pass/passes.ts'
import type { SettableStatus } from '#shared/domain/tour/change-tour-status.ts'
import { mailedVisitor } from '#shared/domain/tour/mailed-visitor.ts'
import { isTourAhead } from '#shared/domain/tour/tour.ts'
import { tourReply } from '#shared/replies/tour.ts'

/**
 * The email to a visitor about a new status; undefined if a tour of a past day is confirmed or cancelled.
 */
export async function tourStatusMail(
  { config, now, today }: Services,
  db: Queryable,
  tour: LockedTour,
  to: SettableStatus,
): Promise<MailToSend | undefined> {
  const userName = await userNameOf(db, tour.email)
  const { language } = tour
  const visit = { ...tourReply(tour), ...mailedVisitor({ ...tour, userName }), language }
  const recipient = tour.email
  const { publicUrl } = config
  if (to === 'completed') return { recipient, ...tourFeedbackMail({ ...visit, publicUrl }) }
  if (!isTourAhead(tour.tourDate, today())) return undefined
  if (to === 'cancelled') return { recipient, ...tourCancelledMail({ ...visit, publicUrl }) }
  const passText = visitorPassText(visit, now().toISOString())
  return { recipient, passText, ...tourConfirmedMail({ ...visit, id: tour.id, publicUrl }) }
}
