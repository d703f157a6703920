import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { Room } from '#shared/domain/rooms.ts'
import type { SeatId } from '#shared/domain/seats.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

type ExpiryMailValues = {
  fullName: string
  /** 1 or more. */
  daysLeft: number
  membershipType: Room
  seat: SeatId
  /** The first day that is no longer part of the membership. */
  endDate: CalendarDay
  /** Without a slash at the end. */
  publicUrl: string
}

/** Reminds a member to renew before somebody else takes the seat. */
export function expiryMail(values: ExpiryMailValues): MailText {
  const { fullName, daysLeft, membershipType, seat, publicUrl } = values
  const endDate = displayDay(values.endDate)
  return {
    subject:
      daysLeft === 1
        ? 'Your membership expires in 1 day'
        : `Your membership expires in ${daysLeft} days`,
    text: letter(
      `Dear ${fullName},`,
      daysLeft === 1
        ? `Your membership expires in 1 day, at the beginning of ${endDate}.`
        : `Your membership expires in ${daysLeft} days, at the beginning of ${endDate}.`,
      `Would you like to keep seat ${seat} in ${membershipType}? You can renew now, and your new period starts where this one ends:\n${publicUrl}/booking?renewal=true`,
      'If you have renewed already, there is nothing more to do. Thank you for studying with us.',
    ),
  }
}
