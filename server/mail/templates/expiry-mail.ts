import { joinParagraphs } from '#server/mail/mail-text.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'

type ExpiryMailValues = {
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
  const { fullName, daysLeft, room, seat, publicUrl } = values
  const endDate = displayDay(values.endDate)
  return {
    subject:
      daysLeft === 1
        ? 'Your membership expires in 1 day'
        : `Your membership expires in ${daysLeft} days`,
    text: joinParagraphs(
      `Dear ${fullName},`,
      daysLeft === 1
        ? `Your membership expires in 1 day, at the beginning of ${endDate}.`
        : `Your membership expires in ${daysLeft} days, at the beginning of ${endDate}.`,
      `Would you like to keep seat ${seat} in ${room}? You can renew now, and your new period starts where this one ends:\n${publicUrl}/booking?renewal=true`,
      'Already renewed? Nothing more to do. Thank you for studying with us.',
    ),
  }
}
