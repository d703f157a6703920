import { rupees } from '../booking/prices.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'
import { emailProblem } from '../user/email.ts'
import { amenitiesOf, MAX_AMENITIES } from './landing-details.ts'

/**
 * Rules for the hall's name, contact, landing page and prices. Kept separate, because only the settings screen
 * loads them.
 */
const HALL_NAME_MAX_LENGTH = 80
const CONTACT_PHONE_MAX_LENGTH = 60
const ADDRESS_MAX_LENGTH = 300
const OPENING_HOURS_MAX_LENGTH = 120
const AMENITY_MAX_LENGTH = 40
const MAP_URL_MAX_LENGTH = 500
const FIGURE_MAX_LENGTH = 10
export const MAX_PRICE = 200_000

export const SETTINGS_PROBLEMS = fieldProblems({
  hallNameRequired: 'Study hall name is required',
  hallNameOnManyLines: 'Please keep this on one line',
  hallNameTooLong: `Study hall name is too long (maximum ${HALL_NAME_MAX_LENGTH} characters)`,
  contactPhoneTooLong: 'This phone number is too long',
  contactPhoneInvalid: 'Please use only digits, spaces and + - / ( ) ,',
  hallAddressTooLong: `The address is too long (maximum ${ADDRESS_MAX_LENGTH} characters)`,
  openingHoursTooLong: `The opening hours are too long (maximum ${OPENING_HOURS_MAX_LENGTH} characters)`,
  amenitiesTooMany: `Please list at most ${MAX_AMENITIES}`,
  amenityTooLong: `Please write one per line (maximum ${AMENITY_MAX_LENGTH} characters)`,
  mapUrlInvalid: 'Please enter a link that starts with https://',
  figureTooLong: `This figure is too long (maximum ${FIGURE_MAX_LENGTH} characters)`,
  seatUnknown: 'There is no seat {seat}',
  priceNotWhole: 'Please enter whole rupees',
  priceOutOfRange: `Please enter a price from ${rupees(1)} to ${rupees(MAX_PRICE)}`,
})

export function hallNameProblem(name: string): FieldProblem | undefined {
  const length = name.trim().length
  if (length === 0) return SETTINGS_PROBLEMS.hallNameRequired
  // It is also the sender name of emails.
  if (/[\r\n]/.test(name.trim())) return SETTINGS_PROBLEMS.hallNameOnManyLines
  return length > HALL_NAME_MAX_LENGTH ? SETTINGS_PROBLEMS.hallNameTooLong : undefined
}

export function contactPhoneProblem(phone: string): FieldProblem | undefined {
  if (phone.trim().length > CONTACT_PHONE_MAX_LENGTH) return SETTINGS_PROBLEMS.contactPhoneTooLong
  return /^[0-9+,/() -]*$/.test(toLatinDigits(phone).trim())
    ? undefined
    : SETTINGS_PROBLEMS.contactPhoneInvalid
}

export function contactEmailProblem(email: string): FieldProblem | undefined {
  return email.trim() === '' ? undefined : emailProblem(email.trim())
}

export function addressProblem(address: string): FieldProblem | undefined {
  return address.trim().length > ADDRESS_MAX_LENGTH
    ? SETTINGS_PROBLEMS.hallAddressTooLong
    : undefined
}

export function openingHoursProblem(hours: string): FieldProblem | undefined {
  return hours.trim().length > OPENING_HOURS_MAX_LENGTH
    ? SETTINGS_PROBLEMS.openingHoursTooLong
    : undefined
}

export function amenitiesProblem(amenities: string): FieldProblem | undefined {
  const list = amenitiesOf({ amenities })
  if (list.length > MAX_AMENITIES) return SETTINGS_PROBLEMS.amenitiesTooMany
  return list.some((each) => each.length > AMENITY_MAX_LENGTH)
    ? SETTINGS_PROBLEMS.amenityTooLong
    : undefined
}

/** Rejects links with a user name, which could imitate another site's address. */
const HTTPS_LINK = /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/

/** The link must be https: other schemes could run a script on the landing page. */
export function mapUrlProblem(url: string): FieldProblem | undefined {
  const link = url.trim()
  const isValid = link === '' || (HTTPS_LINK.test(link) && link.length <= MAP_URL_MAX_LENGTH)
  return isValid ? undefined : SETTINGS_PROBLEMS.mapUrlInvalid
}

export function figureProblem(figure: string): FieldProblem | undefined {
  return figure.trim().length > FIGURE_MAX_LENGTH ? SETTINGS_PROBLEMS.figureTooLong : undefined
}

/** Returns what is wrong with a price typed into the table, or undefined. */
export function priceProblem(text: string): FieldProblem | undefined {
  if (!/^[0-9]{1,9}$/.test(text.trim())) return SETTINGS_PROBLEMS.priceNotWhole
  const price = Number(text)
  return price < 1 || price > MAX_PRICE ? SETTINGS_PROBLEMS.priceOutOfRange : undefined
}
