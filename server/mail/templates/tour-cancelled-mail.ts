import { greeting, joinParagraphs } from '#server/mail/mail.ts'
import { type CalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
import type { MailText } from '../mail.ts'
import { tourDataLine } from './tour-data-line.ts'

type TourCancelledValues = {
  /** '' if the address is unverified. */
  fullName: string
  tourDate: CalendarDay
  tourTime: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Says that a tour is cancelled, and how to request another. */
export function tourCancelledMail({ publicUrl, ...tour }: TourCancelledValues): MailText {
  const tourDate = shortDay(tour.tourDate)
  return {
    subject: `Your tour on ${tourDate} is cancelled`,
    text: joinParagraphs(
      greeting(tour.fullName),
      `Your tour on ${tourDate}, ${tour.tourTime}, is cancelled. Your visitor pass is no longer valid.`,
      `You can choose another day here:\n${publicUrl}/tour`,
      "If you didn't expect this, please let us know.",
      tourDataLine(publicUrl),
    ),
  }
}
