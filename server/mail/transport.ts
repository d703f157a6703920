import type { IdentifiedMail } from './message.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpTransport } from './smtp.ts'

export type MailTransport = {
  /** Resolves when the mail was handed over; rejects when it must be tried again. */
  deliver(mail: IdentifiedMail): Promise<void>
  /** Says through `warn` when mails can't be handed over just now. Never rejects. */
  check(warn: (line: string) => void): Promise<void>
  close(): void
}

type MailSettings = {
  smtpUrl: string | undefined
  mailFrom: string
  dataDir: string
  print: (line: string) => void
}

/** The mail server of `smtpUrl`, or without one the outbox in `dataDir`. */
export function createMailTransport({ smtpUrl, mailFrom, ...outbox }: MailSettings): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : createOutbox({ mailFrom, ...outbox })
}
