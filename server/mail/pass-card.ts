import * as z from 'zod/mini'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { Language } from '#shared/domain/language.ts'
import { MEMBERSHIP_PASS_SIZE, VISITOR_PASS_SIZE } from '#shared/domain/pass/passes.ts'
import { picturedRows, visitorPassRows } from '#shared/domain/pass/visitor-pass-rows.ts'
import type { TourVisit } from '#shared/domain/tour/move-tour.ts'
import { dayText, weekdayText } from '#shared/words/dates.ts'
import { slotText } from './local-text.ts'
import {
  BOOKING_LABELS,
  BOOKING_MAILS,
  ENTRANCE_PASS,
  PERSON_LABELS,
  VISITOR_PASS,
} from './words.ts'

const visitorPass = z.object({
  type: z.literal('VISITOR_PASS'),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  gender: z.string(),
  tourDate: z.string(),
  tourTime: z.string(),
})

const membershipPass = z.object({
  type: z.literal('MEMBERSHIP_PASS'),
  id: z.string(),
  name: z.string(),
  membership: z.enum(ROOMS),
  timeSlot: z.enum(BATCHES),
  validFrom: z.string(),
  validUntil: z.string(),
  seat: z.string(),
})

const anyPass = z.discriminatedUnion('type', [visitorPass, membershipPass])

/** A pass as an email shows it, in one language. */
export type PassCard = {
  title: string
  /** The alternative text of the QR code. */
  alt: string
  /** The QR code's side in CSS pixels. */
  size: number
  rows: readonly { label: string; value: string }[]
  /** A line at its end; '' for none, if the email says it beside the pass. */
  note: string
  /** The name of the attached picture. */
  fileName: string
  /** The tour of a visitor pass. */
  tour?: TourVisit & { id: string }
}

/** Reads a pass from the text of its QR code. */
export function passCard(language: Language, passText: string): PassCard {
  const pass = anyPass.parse(JSON.parse(passText))
  return pass.type === 'VISITOR_PASS' ? visitorCard(language, pass) : memberCard(language, pass)
}

function visitorCard(language: Language, pass: z.infer<typeof visitorPass>): PassCard {
  const { VISITOR_PASS_LABELS, VISITOR_PASS_WORDS: words } = VISITOR_PASS[language]
  return {
    title: words.pass,
    alt: words.qrCode,
    size: VISITOR_PASS_SIZE,
    rows: picturedRows(
      visitorPassRows(pass, {
        labels: VISITOR_PASS_LABELS,
        genders: PERSON_LABELS[language].GENDER_LABELS,
        day: (day) => weekdayText(language, day),
        slot: (tourTime) => slotText(language, tourTime),
      }),
    ),
    note: '',
    fileName: 'visitor-pass.png',
    tour: { id: pass.id, tourDate: pass.tourDate, tourTime: pass.tourTime },
  }
}

function memberCard(language: Language, pass: z.infer<typeof membershipPass>): PassCard {
  const { picture: labels, hint, qrLabel } = ENTRANCE_PASS[language].ENTRANCE_PASS_WORDS
  const { ROOM_LABELS, BATCH_LABELS } = BOOKING_LABELS[language]
  return {
    title: labels.title,
    alt: qrLabel,
    size: MEMBERSHIP_PASS_SIZE,
    rows: [
      { label: VISITOR_PASS[language].VISITOR_PASS_LABELS.name, value: pass.name },
      { label: BOOKING_MAILS[language].WELCOME_MAIL.memberIdLabel, value: pass.id },
      { label: labels.room, value: ROOM_LABELS[pass.membership] },
      { label: labels.seat, value: pass.seat },
      { label: labels.batch, value: BATCH_LABELS[pass.timeSlot] },
      { label: labels.firstDay, value: dayText(language, pass.validFrom) },
      { label: labels.lastDay, value: dayText(language, lastPaidDay(pass.validUntil)) },
    ],
    note: hint,
    fileName: 'entrance-pass.png',
  }
}
