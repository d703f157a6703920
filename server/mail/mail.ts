/** A mail on its way. */
export type Mail = {
  recipient: string
  /** Whom it is from, where MAIL_FROM says another name than the hall has. */
  senderName?: string
  subject: string
  text: string
  /** The same, where it is more than text. It may show the pass by its Content-ID. */
  html?: string
  /** Where an answer goes, if not to the sender. */
  replyTo?: string
  /** The one-time code in it, if any. */
  code?: string
  /** The PNG of a pass that goes along. */
  pass?: Buffer
}

/** What a mail says, whoever gets it. */
export type MailText = Pick<Mail, 'subject' | 'text'>
