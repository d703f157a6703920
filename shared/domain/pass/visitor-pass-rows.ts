import type { CalendarDay } from '../calendar-day.ts'
import { type Gender, parseGender } from '../options.ts'
import type { VisitorPass } from './passes.ts'

/** The visit first: the rest is for reception. */
const FIELDS = ['name', 'tourDate', 'tourTime', 'email', 'contact', 'gender'] as const
type PassField = (typeof FIELDS)[number]

/** How one language writes the values of a pass. */
export type PassTexts = {
  labels: Readonly<Record<PassField, string>>
  genders: Readonly<Record<Gender, string>>
  day: (day: CalendarDay) => string
  slot: (tourTime: string) => string
}

export type PassRow = { field: PassField; label: string; value: string }

/** The rows of a visitor pass on screen. Skips empty ones. */
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

const PICTURE_FIELDS: readonly PassField[] = ['name', 'tourDate', 'tourTime']

/** The rows of the saved image and of the email, which visitors pass on: without contact and gender. */
export function picturedRows(rows: readonly PassRow[]): PassRow[] {
  return rows.filter(({ field }) => PICTURE_FIELDS.includes(field))
}
