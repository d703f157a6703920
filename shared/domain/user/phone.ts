import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'

export const COUNTRY_CODE = '+91'

export const PHONE_PROBLEMS = fieldProblems({
  phoneRequired: 'Phone number is required',
  phoneNotDigits: 'Phone number must contain only digits',
  phoneWrongLength: 'Phone number must be exactly 10 digits',
  phoneWrongStart: 'Phone number must start with 6, 7, 8 or 9',
  phoneWithoutCountryCode: 'Phone number must start with +91',
})

/** Returns what is wrong with the ten digits typed after the fixed +91 (specification document 1, section 5). */
export function phoneProblem(digits: string): FieldProblem | undefined {
  if (digits === '') return PHONE_PROBLEMS.phoneRequired
  if (!/^[0-9]+$/.test(digits)) return PHONE_PROBLEMS.phoneNotDigits
  if (digits.length !== 10) return PHONE_PROBLEMS.phoneWrongLength
  if (!/^[6-9]/.test(digits)) return PHONE_PROBLEMS.phoneWrongStart
  return undefined
}

/**
 * Cleans up text typed or pasted into the phone field: keeps the digits, without the country code and
 * leading zeros. Called on each keystroke, so it also keeps the beginning of '+91', until that is
 * complete: mobile numbers may start with 91 too.
 */
export function cleanPhone(text: string): string {
  const typed = toLatinDigits(text).trimStart()
  if (typed === '+' || typed === '+9') return typed
  return typed
    .replace(/^(?:\+91|91(?=[ -]))/, '')
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '')
    .replace(/^91(?=[6-9][0-9]{9}$)/, '')
    .slice(0, 10)
}

/**
 * Removes what other clients put after the fixed +91 of a number as sent: spaces, and a second
 * country code or a 0.
 */
export function normalizeWirePhone(phoneNumber: string): string {
  const number = toLatinDigits(phoneNumber)
  if (!number.startsWith(COUNTRY_CODE)) return number
  const typed = number.slice(COUNTRY_CODE.length).replace(/[ -]/g, '')
  return `${COUNTRY_CODE}${typed.replace(/^(?:\+?91|0)(?=[6-9][0-9]{9}$)/, '')}`
}

/** Returns the number as sent: +91 followed by 10 digits. */
export function phoneToWire(digits: string): string {
  return `${COUNTRY_CODE}${digits}`
}

export function wirePhoneProblem(phoneNumber: string): FieldProblem | undefined {
  if (!phoneNumber.startsWith(COUNTRY_CODE)) return PHONE_PROBLEMS.phoneWithoutCountryCode
  return phoneProblem(phoneNumber.slice(COUNTRY_CODE.length))
}
