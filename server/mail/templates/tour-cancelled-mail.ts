import { slotText, tourDataLine } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { TOUR_MAILS } from '#server/mail/words.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'

type TourCancelledValues = {
  language: Language
  /** '' if the address is unverified. */
  fullName: string
  tourDate: CalendarDay
  tourTime: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Says that a tour is cancelled, and how to request another. */
export function tourCancelledMail({ language, publicUrl, ...tour }: TourCancelledValues): MailText {
  const words = TOUR_MAILS[language].TOUR_CANCELLED_MAIL
  const day = dayText(language, tour.tourDate)
  return {
    language,
    subject: fillIn(words.subject, { day }),
    text: joinParagraphs(
      greeting(language, tour.fullName),
      fillIn(words.cancelled, { day, time: slotText(language, tour.tourTime) }),
      fillIn(words.again, { link: `${publicUrl}/tour` }),
      words.unexpected,
      tourDataLine(language, publicUrl),
    ),
  }
}
