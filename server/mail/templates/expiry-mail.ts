import { joinParagraphs } from '#server/mail/mail.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type CalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
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
  const lastDay = shortDay(lastPaidDay(values.endDate))
  return {
    subject:
      daysLeft === 1
        ? 'Your membership expires in 1 day'
        : `Your membership expires in ${daysLeft} days`,
    text: joinParagraphs(
      `Dear ${fullName},`,
      daysLeft === 1
        ? `Your membership expires in 1 day. Your last day is ${lastDay}.`
        : `Your membership expires in ${daysLeft} days. Your last day is ${lastDay}.`,
      `Want to keep seat ${seat} in ${room}? Renew now. Your new plan starts when this one ends:\n${publicUrl}/booking?renewal=true`,
      "Already renewed? You're all set. Thank you for studying with us.",
    ),
  }
}
