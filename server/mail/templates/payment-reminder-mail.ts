import { hallTimeText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_LABELS, BOOKING_MAILS } from '#server/mail/words.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'

type PaymentReminderValues = {
  language: Language
  fullName: string
  seat: SeatId
  room: Room
  /** Whole rupees. */
  amount: number
  heldUntil: Date
  timeZone: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Reminds a member of an unpaid booking before its hold ends. */
export function paymentReminderMail(values: PaymentReminderValues): MailText {
  const { language, fullName, seat, publicUrl } = values
  const words = BOOKING_MAILS[language].PAYMENT_REMINDER_MAIL
  const time = hallTimeText(language, values.timeZone, values.heldUntil)
  const room = BOOKING_LABELS[language].ROOM_LABELS[values.room]
  return {
    language,
    subject: fillIn(words.subject, { seat, time }),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(words.held, { seat, room, time }),
      fillIn(words.pay, { amount: rupees(values.amount), link: `${publicUrl}/payment` }),
      words.otherwise,
    ),
  }
}
