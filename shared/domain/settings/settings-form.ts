import { rupees } from '../booking/prices.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { emailProblem } from '../user/email.ts'

/**
 * Rules for the hall's name, contact and prices. Kept separate, because only the settings screen
 * loads it.
 */
const HALL_NAME_MAX_LENGTH = 80
const CONTACT_PHONE_MAX_LENGTH = 60
const ADDRESS_MAX_LENGTH = 300
export const HIGHEST_PRICE = 200_000

export const SETTINGS_PROBLEMS = fieldProblems({
  hallNameRequired: 'Study hall name is required',
  hallNameOnManyLines: 'Please keep this on one line',
  hallNameTooLong: `Study hall name is too long (maximum ${HALL_NAME_MAX_LENGTH} characters)`,
  contactPhoneTooLong: 'This phone number is too long',
  contactPhoneInvalid: 'Please use only digits, spaces and + - / ( ) ,',
  hallAddressTooLong: `The address is too long (maximum ${ADDRESS_MAX_LENGTH} characters)`,
  seatUnknown: 'There is no seat {seat}',
  priceNotWhole: 'Please enter whole rupees',
  priceOutOfRange: `Please enter a price from ${rupees(1)} to ${rupees(HIGHEST_PRICE)}`,
})

export function hallNameProblem(name: string): FieldProblem | undefined {
  const length = name.trim().length
  if (length === 0) return SETTINGS_PROBLEMS.hallNameRequired
  // It is also the sender's name of emails.
  if (/[\r\n]/.test(name.trim())) return SETTINGS_PROBLEMS.hallNameOnManyLines
  return length > HALL_NAME_MAX_LENGTH ? SETTINGS_PROBLEMS.hallNameTooLong : undefined
}

export function contactPhoneProblem(phone: string): FieldProblem | undefined {
  if (phone.trim().length > CONTACT_PHONE_MAX_LENGTH) return SETTINGS_PROBLEMS.contactPhoneTooLong
  return /^[0-9+,/() -]*$/.test(phone.trim()) ? undefined : SETTINGS_PROBLEMS.contactPhoneInvalid
}

export function contactEmailProblem(email: string): FieldProblem | undefined {
  return email.trim() === '' ? undefined : emailProblem(email.trim())
}

export function addressProblem(address: string): FieldProblem | undefined {
  return address.trim().length > ADDRESS_MAX_LENGTH
    ? SETTINGS_PROBLEMS.hallAddressTooLong
    : undefined
}

/** Returns the problem of a price typed into the table, or undefined. */
export function priceProblem(text: string): FieldProblem | undefined {
  if (!/^[0-9]{1,9}$/.test(text.trim())) return SETTINGS_PROBLEMS.priceNotWhole
  const price = Number(text)
  return price < 1 || price > HIGHEST_PRICE ? SETTINGS_PROBLEMS.priceOutOfRange : undefined
}
