import type { Language } from '../language.ts'

/** The hall's built-in name, on screens, passes and in emails until an admin changes it. */
export const HALL_NAME = 'Dyanpeeth Abhyasika'
export const HALL_NAME_MARATHI = 'ज्ञानपीठ अभ्यासिका'

/** The hall's name in a language: the built-in name is translated, a name set by an admin is not. */
export function hallNameIn(language: Language, name: string): string {
  return language !== 'en' && name === HALL_NAME ? HALL_NAME_MARATHI : name
}

/** The hall's name and contact, as shown on pages and in emails. '' means not given. */
export type HallDetails = {
  name: string
  /** As displayed: may contain spaces or several numbers. */
  contactPhone: string
  contactEmail: string
  address: string
}
export type HallContact = Omit<HallDetails, 'name'>

export function hasContact({ contactPhone, contactEmail, address }: HallContact): boolean {
  return contactPhone !== '' || contactEmail !== '' || address !== ''
}

/** Returns a tel: link to the first phone number. */
export function callLink(contactPhone: string): string {
  return `tel:${dialledNumber(contactPhone)}`
}

/**
 * Returns the first phone number, with India's country code if it has none, so that it also works from abroad and from
 * apps that dial through another country.
 */
export function dialledNumber(contactPhone: string): string {
  const [first = ''] = contactPhone.split(/[,/]/)
  const number = first.replace(/[^0-9+]/g, '')
  return number.replace(/^(?:0|91)?([1-9][0-9]{9})$/, '+91$1')
}

/** Returns a link to a map that searches for the address. */
export function mapLink(address: string): string {
  const query = encodeURIComponent(address.trim().replace(/\s+/g, ' '))
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}

/** Returns a mailto: link. */
export function mailLink(contactEmail: string): string {
  // A ? or & in the address would add header fields.
  return `mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`
}
