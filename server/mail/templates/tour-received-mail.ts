import { greeting, joinParagraphs } from '#server/mail/mail.ts'
import { type CalendarDay, shortDay } from '#shared/domain/calendar-day.ts'
import { GENDER_LABELS, type Gender } from '#shared/domain/options.ts'
import { ARRIVE_EARLY } from '#shared/domain/tour/tour-declaration.ts'
import type { MailText } from '../mail.ts'
import { tourDataLine } from './tour-data-line.ts'

type TourReceivedValues = {
  /** '' if the address is unverified. */
  fullName: string
  email: string
  phoneNumber: string
  gender: Gender
  tourDate: CalendarDay
  tourTime: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Confirms that a tour request was received, with the visitor pass. Leaves out empty fields. */
export function tourReceivedMail({ publicUrl, ...tour }: TourReceivedValues): MailText {
  const tourDate = shortDay(tour.tourDate)
  return {
    subject: `Your tour on ${tourDate}: visitor pass`,
    text: joinParagraphs(
      greeting(tour.fullName),
      `Thank you! We received your request for a tour on ${tourDate}, ${tour.tourTime}.`,
      [
        'These are your details:',
        ...(tour.fullName === '' ? [] : [`Name: ${tour.fullName}`]),
        `Email: ${tour.email}`,
        ...(tour.phoneNumber === '' ? [] : [`Contact: ${tour.phoneNumber}`]),
        `Gender: ${GENDER_LABELS[tour.gender]}`,
        `Tour date: ${tourDate}`,
        `Tour time: ${tour.tourTime}`,
      ].join('\n'),
      `Your visitor pass is attached to this email. ${ARRIVE_EARLY} Show the pass at the entrance.`,
      "If something is wrong or you can't come, please let us know. If you didn't request a tour, ignore this email.",
      tourDataLine(publicUrl),
    ),
  }
}
