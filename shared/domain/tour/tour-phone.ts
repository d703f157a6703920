import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'
import { COUNTRY_CODE, PHONE_PROBLEMS } from '../user/phone.ts'

export const TOUR_PHONE_PROBLEMS = fieldProblems({
  tourPhoneInvalid: 'Please enter a valid 10-digit Indian mobile number',
})

/** Returns what is wrong with the tour form's phone number, which may be typed with or without +91, 0 and spaces. */
export function tourPhoneProblem(text: string): FieldProblem | undefined {
  const number = plainNumber(text)
  if (number === '') return PHONE_PROBLEMS.phoneRequired
  return /^(\+91)?0?[6-9][0-9]{9}$/.test(number) ? undefined : TOUR_PHONE_PROBLEMS.tourPhoneInvalid
}

/** Formats a valid number for the request: +91 and ten digits. */
export function tourPhoneToWire(text: string): string {
  return `${COUNTRY_CODE}${plainNumber(text).replace(/^(\+91)?0?/, '')}`
}

/** Returns Latin digits without spaces and hyphens. */
function plainNumber(text: string): string {
  return toLatinDigits(text).replace(/[\s-]/g, '')
}
