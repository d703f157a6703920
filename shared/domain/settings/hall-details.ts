import type { HallSettings } from './settings.ts'

/** The hall's name and contact, as shown on pages and in emails. '' means not given. */
export type HallDetails = Pick<HallSettings, 'name' | 'contactPhone' | 'contactEmail' | 'address'>
export type HallContact = Omit<HallDetails, 'name'>

export function hasContact({ contactPhone, contactEmail, address }: HallContact): boolean {
  return contactPhone !== '' || contactEmail !== '' || address !== ''
}

/** Returns a tel: link to the first phone number. */
export function callLink(contactPhone: string): string {
  const [first = ''] = contactPhone.split(/[,/]/)
  return `tel:${first.replace(/[^0-9+]/g, '')}`
}

/** Returns a mailto: link. */
export function mailLink(contactEmail: string): string {
  // A ? or & in the address would add header fields.
  return `mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`
}
