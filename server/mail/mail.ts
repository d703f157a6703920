/** An email to be sent. */
export type Mail = {
  recipient: string
  /** The sender's name, if it differs from MAIL_FROM. */
  senderName?: string
  subject: string
  text: string
  /** The HTML version. It may show the pass by its Content-ID. */
  html?: string
  /** The Reply-To address, if not the sender. */
  replyTo?: string
  /** The one-time code in it, if any. */
  code?: string
  /** The attached PNG of a pass. */
  pass?: Buffer
}

/** An email's content, independent of its recipient. */
export type MailText = Pick<Mail, 'subject' | 'text'>
