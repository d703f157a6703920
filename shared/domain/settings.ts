import { emailProblem } from './email.ts'
import { HALL_NAME } from './hall.ts'
import { PRICE_TABLE, type PriceTable } from './prices.ts'
import type { Retention } from './retention.ts'

/** What the admins of a hall set themselves. '' is not given. */
export type HallSettings = Retention & {
  name: string
  /** As it is read: with spaces, or more than one number. */
  contactPhone: string
  contactEmail: string
  address: string
  prices: PriceTable
}

/** What holds until somebody saves the settings. */
export const DEFAULT_SETTINGS: HallSettings = {
  name: HALL_NAME,
  contactPhone: '',
  contactEmail: '',
  address: '',
  prices: PRICE_TABLE,
  // Long enough for who renews late or comes back after an exam; see docs/privacy.md.
  selfieKeptDays: 90,
  tourKeptMonths: 12,
}

export const HALL_NAME_MAX_LENGTH = 80
export const CONTACT_PHONE_MAX_LENGTH = 60
export const ADDRESS_MAX_LENGTH = 300

export function hallNameProblem(name: string): string | undefined {
  const length = name.trim().length
  if (length === 0) return "The hall's name is required"
  // It becomes the sender's name of mails.
  if (/[\r\n]/.test(name.trim())) return 'Please write this on one line'
  if (length > HALL_NAME_MAX_LENGTH) {
    return `The hall's name is too long (maximum ${HALL_NAME_MAX_LENGTH} characters)`
  }
  return undefined
}

export function contactPhoneProblem(phone: string): string | undefined {
  if (phone.trim().length > CONTACT_PHONE_MAX_LENGTH) return 'This phone number is too long'
  if (!/^[0-9+,/() -]*$/.test(phone.trim())) {
    return 'Please use only digits, spaces and the signs + - / ( ) ,'
  }
  return undefined
}

export function contactEmailProblem(email: string): string | undefined {
  return email.trim() === '' ? undefined : emailProblem(email.trim())
}

export function addressProblem(address: string): string | undefined {
  if (address.trim().length <= ADDRESS_MAX_LENGTH) return undefined
  return `The address is too long (maximum ${ADDRESS_MAX_LENGTH} characters)`
}
