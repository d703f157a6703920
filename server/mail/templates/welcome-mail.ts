import type { Batch } from '#shared/domain/batches.ts'
import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { Room } from '#shared/domain/rooms.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

type WelcomeMailValues = {
  fullName: string
  memberId: string
  membershipType: Room
  timeSlot: Batch
  seat: SeatId
  startDate: CalendarDay
  /** The first day that is no longer part of the membership. */
  endDate: CalendarDay
  /** Without a slash at the end. */
  publicUrl: string
}

/** Greets a new member with the ID that the first payment has issued. */
export function welcomeMail(values: WelcomeMailValues): MailText {
  const { fullName, memberId, membershipType, timeSlot, seat, publicUrl } = values
  const startDate = displayDay(values.startDate)
  const endDate = displayDay(values.endDate)
  return {
    subject: `Welcome! Your member ID is ${memberId}`,
    text: letter(
      `Dear ${fullName},`,
      'Welcome! Your seat is ready and we look forward to seeing you.',
      [
        `Your member ID is ${memberId}.`,
        `Your room is ${membershipType}.`,
        `Your batch is ${timeSlot}.`,
        `Your seat is ${seat}.`,
        `Your membership starts on ${startDate} and runs until the beginning of ${endDate}.`,
      ].join('\n'),
      `You can sign in with your member ID. The QR code for the entrance is on your dashboard:\n${publicUrl}/dashboard`,
      'We wish you every success with your studies.',
    ),
  }
}
