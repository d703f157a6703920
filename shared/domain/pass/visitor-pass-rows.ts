import { shortDay } from '../calendar-day.ts'
import { GENDER_LABELS, genderNamed } from '../options.ts'
import type { VisitorPass } from './passes.ts'

type Shown = Pick<VisitorPass, 'name' | 'email' | 'contact' | 'gender' | 'tourDate' | 'tourTime'>

/** The rows of a visitor pass: on screen, in the saved image and in the email. Skips empty ones. */
export function visitorPassRows(pass: Shown): { label: string; value: string }[] {
  const gender = genderNamed(pass.gender)
  const rows = [
    { label: 'Name', value: pass.name },
    { label: 'Email', value: pass.email },
    { label: 'Contact', value: pass.contact },
    { label: 'Gender', value: gender ? GENDER_LABELS[gender] : pass.gender },
    { label: 'Tour date', value: shortDay(pass.tourDate) },
    { label: 'Tour time', value: pass.tourTime },
  ]
  return rows.filter(({ value }) => value !== '')
}
