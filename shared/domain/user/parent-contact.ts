import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'

export const PARENT_CONTACT_PROBLEMS = fieldProblems({
  parentContactRequired: "Parent's contact number is required",
  parentContactInvalid: 'Please enter a phone number with its area code',
})

/** The maximum length of a parent's number as it is typed, in characters. */
export const PARENT_CONTACT_MAX_LENGTH = 30

/** Local numbers have six digits or more, international ones at most fifteen (ITU-T E.164). */
const DIGITS = { min: 6, max: 15 }

/** Returns what is wrong with a parent's number, which may be a mobile or a landline, Indian or foreign. */
export function parentContactProblem(text: string): FieldProblem | undefined {
  if (text.trim() === '') return PARENT_CONTACT_PROBLEMS.parentContactRequired
  const { length } = parentContactDigits(text)
  const valid =
    /^[0-9+() ./-]+$/.test(toLatinDigits(text)) && length >= DIGITS.min && length <= DIGITS.max
  return valid ? undefined : PARENT_CONTACT_PROBLEMS.parentContactInvalid
}

/** Returns the digits as stored, without India's country code and without leading zeros. */
export function parentContactDigits(text: string): string {
  return toLatinDigits(text)
    .trim()
    .replace(/^(?:\+|00)91/, '')
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '')
    .replace(/^91(?=[0-9]{10}$)/, '')
}
