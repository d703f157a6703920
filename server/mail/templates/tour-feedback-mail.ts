import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

type TourFeedbackValues = {
  fullName: string
  tourDate: CalendarDay
  /** Without a slash at the end. */
  publicUrl: string
}

/** Thanks a visitor whose tour is completed, and asks how it was. */
export function tourFeedbackMail({ fullName, tourDate, publicUrl }: TourFeedbackValues): MailText {
  return {
    subject: 'How was your tour?',
    text: letter(
      `Dear ${fullName},`,
      `Thank you for visiting us! Your tour of ${displayDay(tourDate)} is completed.`,
      'How did you like the hall? What did you miss? Please tell us: a sentence or two help us a lot.',
      `If you would like to study with us, you can create your account and choose your seat here:\n${publicUrl}/register`,
    ),
  }
}
