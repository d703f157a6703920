import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_LABELS, BOOKING_MAILS } from '#server/mail/words.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'
import { pluralForm } from '#shared/words/plural.ts'

type ExpiryMailValues = {
  language: Language
  fullName: string
  /** At least 1. */
  daysLeft: number
  room: Room
  seat: SeatId
  /** The first day after the membership. */
  endDate: CalendarDay
  /** Without a trailing slash. */
  publicUrl: string
}

/** Reminds a member to renew before someone else books the seat. */
export function expiryMail(values: ExpiryMailValues): MailText {
  const { language, fullName, daysLeft: count, seat, publicUrl } = values
  const words = BOOKING_MAILS[language].EXPIRY_MAIL
  const day = dayText(language, lastPaidDay(values.endDate))
  const room = BOOKING_LABELS[language].ROOM_LABELS[values.room]
  return {
    language,
    subject: fillIn(pluralForm(language, count, words.subject), { count }),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(pluralForm(language, count, words.expires), { count, day }),
      fillIn(words.renew, { seat, room, link: `${publicUrl}/booking?renewal=true` }),
      words.thanks,
    ),
  }
}
