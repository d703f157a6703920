import { COUNTRY_CODE } from './phone.ts'

const INVALID = 'Please enter a valid 10-digit Indian mobile number'

/** What is wrong with the tour form's phone number, typed with or without +91 and with spaces. */
export function tourPhoneProblem(text: string): string | undefined {
  const number = withoutSpaces(text)
  if (number === '') return 'Phone number is required'
  return /^(\+91)?[6-9][0-9]{9}$/.test(number) ? undefined : INVALID
}

/** The number on the wire, +91 and ten digits, of a text that has no problem. */
export function tourPhoneOnWire(text: string): string {
  const number = withoutSpaces(text)
  return number.startsWith(COUNTRY_CODE) ? number : `${COUNTRY_CODE}${number}`
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
