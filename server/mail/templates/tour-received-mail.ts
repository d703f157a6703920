import { slotText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { PERSON_LABELS, TOUR_MAILS, VISITOR_PASS } from '#server/mail/words.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Gender } from '#shared/domain/options.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'
import { passLinkLine } from './pass-link-line.ts'
import { tourDataLine } from './tour-data-line.ts'

type TourReceivedValues = {
  language: Language
  /** The tour's ID, which is also its pass's ID. */
  id: string
  /** '' if the address is unverified. */
  fullName: string
  email: string
  phoneNumber: string
  gender: Gender
  tourDate: CalendarDay
  tourTime: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Confirms that a tour request was received, with the visitor pass. Leaves out empty fields. */
export function tourReceivedMail({
  language,
  publicUrl,
  id,
  ...tour
}: TourReceivedValues): MailText {
  const words = TOUR_MAILS[language].TOUR_RECEIVED_MAIL
  const { ARRIVE_EARLY, VISITOR_PASS_LABELS: labels } = VISITOR_PASS[language]
  const day = dayText(language, tour.tourDate)
  const time = slotText(language, tour.tourTime)
  const details: readonly [label: string, value: string][] = [
    [labels.name, tour.fullName],
    [labels.email, tour.email],
    [labels.contact, tour.phoneNumber],
    [labels.gender, PERSON_LABELS[language].GENDER_LABELS[tour.gender]],
    [labels.tourDate, day],
    [labels.tourTime, time],
  ]
  return {
    language,
    subject: fillIn(words.subject, { day }),
    text: joinParagraphs(
      greeting(language, tour.fullName),
      fillIn(words.received, { day, time }),
      words.expected,
      [
        words.details,
        ...details
          .filter(([, value]) => value !== '')
          .map(([label, value]) => fillIn(words.detail, { label, value })),
      ].join('\n'),
      fillIn(words.pass, { arriveEarly: ARRIVE_EARLY }),
      passLinkLine(language, { publicUrl, id }),
      words.wrong,
      tourDataLine(language, publicUrl),
    ),
  }
}
