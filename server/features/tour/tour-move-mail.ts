import type { MailToSend } from '#server/db/outgoing-mails.ts'
import type { LockedTour } from '#server/db/tour-requests.ts'
import { tourCancelledMail } from '#server/mail/templates/tour-cancelled-mail.ts'
import { tourConfirmedMail } from '#server/mail/templates/tour-confirmed-mail.ts'
import { tourFeedbackMail } from '#server/mail/templates/tour-feedback-mail.ts'
import type { Services } from '#server/services.ts'
import { visitorPassText } from '#shared/domain/passes.ts'
import { isTourAhead, type TourMove } from '#shared/domain/tour.ts'
import { tourReply } from './tour-reply.ts'

/** What a visitor is told of a move; nothing of a plan whose day has passed. */
export function tourMoveMail(
  { config, now, today }: Services,
  tour: LockedTour,
  to: TourMove,
): MailToSend | undefined {
  const visit = tourReply(tour)
  const recipient = tour.email
  const { publicUrl } = config
  if (to === 'completed') return { recipient, ...tourFeedbackMail({ ...visit, publicUrl }) }
  if (!isTourAhead(tour.tour_date, today())) return undefined
  if (to === 'cancelled') return { recipient, ...tourCancelledMail({ ...visit, publicUrl }) }
  const passText = visitorPassText(visit, now().toISOString())
  return { recipient, passText, ...tourConfirmedMail(visit) }
}
