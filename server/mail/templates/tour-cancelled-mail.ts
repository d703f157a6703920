import { type CalendarDay, displayDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

type TourCancelledValues = {
  fullName: string
  tourDate: CalendarDay
  tourTime: string
  /** Without a slash at the end. */
  publicUrl: string
}

/** Says that a tour will not take place, and how to ask for another. */
export function tourCancelledMail({ publicUrl, ...tour }: TourCancelledValues): MailText {
  const tourDate = displayDay(tour.tourDate)
  return {
    subject: `Your tour on ${tourDate} is cancelled`,
    text: letter(
      `Dear ${tour.fullName},`,
      `Your tour on ${tourDate}, ${tour.tourTime}, is cancelled. Your visitor pass is no longer valid.`,
      `You are welcome to choose another day:\n${publicUrl}/tour`,
      'If you did not expect this, please let us know.',
    ),
  }
}
