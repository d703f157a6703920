import { joinParagraphs } from '#server/mail/mail-text.ts'
import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'

type TourFeedbackValues = {
  fullName: string
  tourDate: CalendarDay
  /** Without a trailing slash. */
  publicUrl: string
}

/** Thanks a visitor after a completed tour and asks for feedback. */
export function tourFeedbackMail({ fullName, tourDate, publicUrl }: TourFeedbackValues): MailText {
  return {
    subject: 'How was your tour?',
    text: joinParagraphs(
      `Dear ${fullName},`,
      `Thank you for visiting us! Your tour of ${displayDay(tourDate)} is completed.`,
      'How did you like our study hall? What did you miss? Your feedback helps us.',
      `If you would like to study with us, you can create your account and choose your seat here:\n${publicUrl}/register`,
    ),
  }
}
