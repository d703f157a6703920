import type { HallDetails } from '#shared/domain/settings/hall-details.ts'

/** The last lines of every email: the study hall's name and contact. */
export function signature({ name, contactPhone, contactEmail, address }: HallDetails): string {
  return [name, address, contactPhone, contactEmail].filter((line) => line !== '').join('\n')
}

/** Joins the paragraphs of an email. The signature is added when it is sent. */
export function joinParagraphs(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}
