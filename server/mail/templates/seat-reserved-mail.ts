import { hallMomentText, periodText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_LABELS, BOOKING_MAILS } from '#server/mail/words.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { HallContact } from '#shared/domain/settings/hall-details.ts'
import { hallMapLink, type LandingDetails } from '#shared/domain/settings/landing-details.ts'
import type { UpiDetails } from '#shared/domain/settings/upi-details.ts'
import { dayText } from '#shared/words/dates.ts'
import { hoursText } from '#shared/words/opening-hours.ts'

/** What a member needs to know to pay. '' means not given. */
type Reception = Pick<HallContact, 'address' | 'contactPhone'> &
  Pick<LandingDetails, 'openingHours' | 'mapUrl'> &
  Pick<UpiDetails, 'upiId'>

type SeatReservedMailValues = {
  language: Language
  fullName: string
  seat: SeatId
  room: Room
  startDate: CalendarDay
  endDate: CalendarDay
  /** Whole rupees, with the deposit. */
  amount: number
  /** Whether the member has paid days already. */
  renewal: boolean
  /** When the seat's hold ends; null if it has ended. */
  heldUntil: Date | null
  timeZone: string
  settings: Reception
  /** Without a trailing slash. */
  publicUrl: string
}

/** Tells a member who has reserved a seat how to pay for it, and by when. */
export function seatReservedMail(values: SeatReservedMailValues): MailText {
  const { language, fullName, seat, heldUntil, settings } = values
  const words = BOOKING_MAILS[language].SEAT_RESERVED_MAIL
  const { subject, text } = heldUntil === null ? words.notHeld : words.held
  const filled = {
    seat,
    room: BOOKING_LABELS[language].ROOM_LABELS[values.room],
    period: periodText(language, values),
    amount: rupees(values.amount),
    day: heldUntil === null ? '' : dayText(language, dayIn(values.timeZone, heldUntil)),
    until: heldUntil === null ? '' : hallMomentText(language, values.timeZone, heldUntil),
    upiId: settings.upiId,
    link: `${values.publicUrl}/payment`,
  }
  return {
    language,
    subject: fillIn(subject, filled),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(text, filled),
      fillIn(settings.upiId === '' ? words.booking : words.upi, filled),
      receptionText(language, settings),
      ...(values.renewal ? [] : [words.entry]),
    ),
  }
}

function receptionText(language: Language, settings: Reception): string {
  const words = BOOKING_MAILS[language].SEAT_RESERVED_MAIL
  const hours = hoursText(language, settings.openingHours)
  return [
    words.reception,
    ...(hours === '' ? [] : [fillIn(words.hours, { hours })]),
    ...(settings.contactPhone === ''
      ? []
      : [fillIn(words.phone, { phone: settings.contactPhone })]),
    ...(settings.address === ''
      ? []
      : [fillIn(words.address, { address: settings.address }), hallMapLink(settings)]),
  ].join('\n')
}
