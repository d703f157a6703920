import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_LABELS, BOOKING_MAILS } from '#server/mail/words.ts'
import type { Batch } from '#shared/domain/booking/batches.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { mapLink } from '#shared/domain/settings/hall-details.ts'
import { dayText } from '#shared/words/dates.ts'

type WelcomeMailValues = {
  language: Language
  fullName: string
  memberId: string
  room: Room
  batch: Batch
  seat: SeatId
  startDate: CalendarDay
  /** The first day after the membership. */
  endDate: CalendarDay
  /** The hall's address; '' if it is not set. */
  address: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Welcomes a new member, with the member ID issued at the first payment and the entrance pass. */
export function welcomeMail(values: WelcomeMailValues): MailText {
  const { language, fullName, memberId, seat, address, publicUrl } = values
  const words = BOOKING_MAILS[language].WELCOME_MAIL
  const { ROOM_LABELS, BATCH_LABELS } = BOOKING_LABELS[language]
  return {
    language,
    subject: fillIn(words.subject, { memberId }),
    text: joinParagraphs(
      greeting(language, fullName),
      words.welcome,
      [
        fillIn(words.memberId, { memberId }),
        fillIn(words.room, { room: ROOM_LABELS[values.room] }),
        fillIn(words.batch, { batch: BATCH_LABELS[values.batch] }),
        fillIn(words.seat, { seat }),
        fillIn(words.period, {
          first: dayText(language, values.startDate),
          last: dayText(language, lastPaidDay(values.endDate)),
        }),
      ].join('\n'),
      fillIn(words.logIn, { link: `${publicUrl}/dashboard` }),
      words.pass,
      fillIn(words.code, { link: `${publicUrl}/pass` }),
      ...(address === '' ? [] : [fillIn(words.where, { address, map: mapLink(address) })]),
      words.wishes,
    ),
  }
}
