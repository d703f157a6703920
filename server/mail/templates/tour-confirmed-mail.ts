import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import { ARRIVE_EARLY } from '#shared/domain/tour-declaration.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

type TourConfirmedValues = { fullName: string; tourDate: CalendarDay; tourTime: string }

/** Says that the hall expects a visitor; the visitor pass goes along once more. */
export function tourConfirmedMail(tour: TourConfirmedValues): MailText {
  const tourDate = displayDay(tour.tourDate)
  return {
    subject: `Your tour on ${tourDate} is confirmed`,
    text: letter(
      `Dear ${tour.fullName},`,
      `Your tour on ${tourDate}, ${tour.tourTime}, is confirmed. We look forward to seeing you.`,
      `Your visitor pass is attached to this mail. ${ARRIVE_EARLY} Show the pass at the entrance.`,
      'If you cannot come, please let us know.',
    ),
  }
}
