import { tourDataLine } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { TOUR_MAILS } from '#server/mail/words.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'

type TourFeedbackValues = {
  language: Language
  /** '' if the address is unverified. */
  fullName: string
  tourDate: CalendarDay
  /** Without a trailing slash. */
  publicUrl: string
}

/** Thanks a visitor after a completed tour and asks for feedback. */
export function tourFeedbackMail(values: TourFeedbackValues): MailText {
  const { language, fullName, tourDate, publicUrl } = values
  const words = TOUR_MAILS[language].TOUR_FEEDBACK_MAIL
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(words.thanks, { day: dayText(language, tourDate) }),
      words.feedback,
      fillIn(words.register, { link: `${publicUrl}/register` }),
      tourDataLine(language, publicUrl),
    ),
  }
}
