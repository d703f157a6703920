import { slotText, tourDataLine } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { TOUR_MAILS, VISITOR_PASS } from '#server/mail/words.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { HallContact } from '#shared/domain/settings/hall-details.ts'
import { hallMapLink, type LandingDetails } from '#shared/domain/settings/landing-details.ts'
import { passPath } from '#shared/domain/tour/pass-link.ts'
import { dayText, weekdayText } from '#shared/words/dates.ts'

type TourPassValues = {
  language: Language
  /** What happened to the tour. */
  change: 'received' | 'confirmed' | 'moved'
  /** The tour's ID, which is also its pass's ID. */
  id: string
  /** '' if it must not be repeated. */
  fullName: string
  tourDate: CalendarDay
  tourTime: string
  hallDetails: Pick<HallContact, 'address'> & Pick<LandingDetails, 'mapUrl'>
  /** Without a trailing slash. */
  publicUrl: string
}

/**
 * The email with the visitor pass, after a request, its confirmation or a change of the time. In the HTML, the pass
 * follows the second paragraph.
 */
export function tourPassMail(values: TourPassValues): MailText {
  const { language, change, tourDate, hallDetails, publicUrl } = values
  const words = TOUR_MAILS[language].TOUR_PASS_MAIL
  const { ARRIVE_EARLY, BRING } = VISITOR_PASS[language]
  const time = slotText(language, values.tourTime)
  return {
    language,
    subject: fillIn(words[change].subject, { day: dayText(language, tourDate) }),
    text: joinParagraphs(
      greeting(language, values.fullName),
      `${fillIn(words[change].text, { day: weekdayText(language, tourDate), time })} ${words.expected}`,
      `${ARRIVE_EARLY} ${BRING}`,
      ...placeText(language, hallDetails),
      linkLines(language, values),
      words.attached,
      ...(change === 'received' ? [words.unexpected] : []),
      tourDataLine(language, publicUrl),
    ),
  }
}

function placeText(language: Language, hallDetails: TourPassValues['hallDetails']): string[] {
  const words = TOUR_MAILS[language].TOUR_PASS_MAIL
  const { address } = hallDetails
  const map = hallMapLink(hallDetails)
  const lines = [
    ...(address === '' ? [] : [fillIn(words.where, { address })]),
    ...(map === '' ? [] : [fillIn(words.map, { link: map })]),
  ]
  return lines.length === 0 ? [] : [lines.join('\n')]
}

function linkLines(language: Language, { id, publicUrl }: TourPassValues): string {
  const words = TOUR_MAILS[language].TOUR_PASS_MAIL
  const link = (intent?: 'change' | 'cancel') => `${publicUrl}${passPath(id, intent)}`
  return [
    fillIn(words.open, { link: link() }),
    fillIn(words.change, { link: link('change') }),
    fillIn(words.cancel, { link: link('cancel') }),
  ].join('\n')
}
