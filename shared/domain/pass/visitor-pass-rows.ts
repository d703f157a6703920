import type { CalendarDay } from '../calendar-day.ts'
import { type Gender, parseGender } from '../options.ts'
import type { VisitorPass } from './passes.ts'

const FIELDS = ['name', 'email', 'contact', 'gender', 'tourDate', 'tourTime'] as const
type PassField = (typeof FIELDS)[number]

/** How one language writes the values of a pass. */
export type PassTexts = {
  labels: Readonly<Record<PassField, string>>
  genders: Readonly<Record<Gender, string>>
  day: (day: CalendarDay) => string
  slot: (tourTime: string) => string
}

export type PassRow = { field: PassField; label: string; value: string }

/** The rows of a visitor pass: on screen, in the saved image and in the email. Skips empty ones. */
export function visitorPassRows(
  pass: Pick<VisitorPass, PassField>,
  { labels, genders, day, slot }: PassTexts,
): PassRow[] {
  const gender = parseGender(pass.gender)
  const values = {
    ...pass,
    gender: gender ? genders[gender] : pass.gender,
    tourDate: day(pass.tourDate),
    tourTime: slot(pass.tourTime),
  }
  return FIELDS.map((field) => ({ field, label: labels[field], value: values[field] })).filter(
    ({ value }) => value !== '',
  )
}
