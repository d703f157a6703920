import { greeting, joinParagraphs } from '#server/mail/mail.ts'
import { type CalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'
import { tourDataLine } from './tour-data-line.ts'

type TourFeedbackValues = {
  /** '' if the address is unverified. */
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
      greeting(fullName),
      `Thank you for visiting us on ${shortDay(tourDate)}!`,
      'How did you like our study hall? What could be better? Your feedback helps us.',
      `Want to study with us? Create your account and choose your seat:\n${publicUrl}/register`,
      tourDataLine(publicUrl),
    ),
  }
}
