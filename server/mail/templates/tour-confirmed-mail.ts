import { slotText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { TOUR_MAILS, VISITOR_PASS } from '#server/mail/words.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'
import { passLinkLine } from './pass-link-line.ts'
import { tourDataLine } from './tour-data-line.ts'

type TourConfirmedValues = {
  language: Language
  /** The tour's ID, which is also its pass's ID. */
  id: string
  /** '' if the address is unverified. */
  fullName: string
  tourDate: CalendarDay
  tourTime: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Confirms a tour, with the visitor pass. */
export function tourConfirmedMail({
  language,
  publicUrl,
  id,
  ...tour
}: TourConfirmedValues): MailText {
  const words = TOUR_MAILS[language].TOUR_CONFIRMED_MAIL
  const day = dayText(language, tour.tourDate)
  return {
    language,
    subject: fillIn(words.subject, { day }),
    text: joinParagraphs(
      greeting(language, tour.fullName),
      fillIn(words.confirmed, { day, time: slotText(language, tour.tourTime) }),
      fillIn(words.pass, { arriveEarly: VISITOR_PASS[language].ARRIVE_EARLY }),
      passLinkLine(language, { publicUrl, id }),
      words.cannotCome,
      tourDataLine(language, publicUrl),
    ),
  }
}
