import { joinParagraphs } from '#server/mail/mail.ts'
import type { Batch } from '#shared/domain/booking/batches.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { SeatId } from '#shared/domain/booking/seats.ts'
import { type CalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'

type WelcomeMailValues = {
  fullName: string
  memberId: string
  room: Room
  batch: Batch
  seat: SeatId
  startDate: CalendarDay
  /** The first day after the membership. */
  endDate: CalendarDay
  /** Without a trailing slash. */
  publicUrl: string
}

/** Welcomes a new member, with the member ID issued at the first payment. */
export function welcomeMail(values: WelcomeMailValues): MailText {
  const { fullName, memberId, room, batch, seat, publicUrl } = values
  const startDate = shortDay(values.startDate)
  const lastDay = shortDay(lastPaidDay(values.endDate))
  return {
    subject: `Welcome! Your member ID is ${memberId}`,
    text: joinParagraphs(
      `Dear ${fullName},`,
      'Welcome! Your seat is ready and we look forward to seeing you.',
      [
        `Your member ID is ${memberId}.`,
        `Your room is ${room}.`,
        `Your batch is ${batch}.`,
        `Your seat is ${seat}.`,
        `Your membership starts on ${startDate} and runs until ${lastDay}.`,
      ].join('\n'),
      `You can log in with your member ID. The QR code for the entrance is on your dashboard:\n${publicUrl}/dashboard`,
      'We wish you every success with your studies.',
    ),
  }
}
