import type { HallSettings } from './settings.ts'

/** What a hall is called and how its desk is reached, as it stands below pages and mails. '' is not given. */
export type Letterhead = Pick<HallSettings, 'name' | 'contactPhone' | 'contactEmail' | 'address'>
export type HallContact = Omit<Letterhead, 'name'>

export function hasContact({ contactPhone, contactEmail, address }: HallContact): boolean {
  return contactPhone !== '' || contactEmail !== '' || address !== ''
}

/** The link that calls the desk: of several numbers the first. */
export function callLink(contactPhone: string): string {
  const [first = ''] = contactPhone.split(/[,/]/)
  return `tel:${first.replace(/[^0-9+]/g, '')}`
}

/** The link that writes to the desk. */
export function mailLink(contactEmail: string): string {
  // A ? or & of the address would begin a subject, or copies to others.
  return `mailto:${encodeURIComponent(contactEmail).replace('%40', '@')}`
}
