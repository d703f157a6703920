import { greeting, joinParagraphs } from '#server/mail/mail.ts'
import { type CalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
import { ARRIVE_EARLY } from '#shared/domain/tour/tour-declaration.ts'
import type { MailText } from '../mail.ts'
import { tourDataLine } from './tour-data-line.ts'

type TourConfirmedValues = {
  /** '' if the address is unverified. */
  fullName: string
  tourDate: CalendarDay
  tourTime: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Confirms a tour, with the visitor pass. */
export function tourConfirmedMail({ publicUrl, ...tour }: TourConfirmedValues): MailText {
  const tourDate = shortDay(tour.tourDate)
  return {
    subject: `Your tour on ${tourDate} is confirmed`,
    text: joinParagraphs(
      greeting(tour.fullName),
      `Your tour on ${tourDate}, ${tour.tourTime}, is confirmed. We look forward to seeing you.`,
      `Your visitor pass is attached to this email. ${ARRIVE_EARLY} Show the pass at the entrance.`,
      "If you can't come, please let us know.",
      tourDataLine(publicUrl),
    ),
  }
}
