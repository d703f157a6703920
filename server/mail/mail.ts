import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { HallDetails } from '#shared/domain/settings/hall-details.ts'
import { MAIL_WORDS } from './words.ts'

/** An email to be sent. */
export type Mail = {
  recipient: string
  /** The sender's name, if it differs from MAIL_FROM. */
  senderName?: string
  subject: string
  text: string
  /** The HTML version. It may refer to the pass by its Content-ID. */
  html?: string
  /** The Reply-To address, if not the sender. */
  replyTo?: string
  /** Its one-time code, if any. */
  code?: string
  /** The attached PNG of a pass. */
  pass?: { fileName: string; content: Buffer }
  /** The attached calendar entry of a tour. */
  calendar?: { fileName: string; content: string }
  /** The attached PDF of a receipt or voucher. */
  paper?: { fileName: string; content: Buffer }
}

/** An email's content, independent of its recipient. */
export type MailText = Pick<Mail, 'subject' | 'text'> & { language: Language }

/** The last lines of every email: the study hall's name and contact. */
export function signature({ name, contactPhone, contactEmail, address }: HallDetails): string {
  return [name, address, contactPhone, contactEmail].filter((line) => line !== '').join('\n')
}

/** Joins the paragraphs of an email. The signature is added when it is sent. */
export function joinParagraphs(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}

/** The first line of an email: 'Hello,' if the name is unknown. */
export function greeting(language: Language, fullName = ''): string {
  const { hello, dear } = MAIL_WORDS[language].MAIL_WORDS
  return fullName === '' ? hello : fillIn(dear, { name: fullName })
}

/** A title with a line for each item. */
export function list(title: string, items: readonly string[]): string {
  return [title, ...items.map((item) => `- ${item}`)].join('\n')
}
