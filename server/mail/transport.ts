import type { IdentifiedMail } from './message.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpTransport } from './smtp.ts'

export type MailTransport = {
  /** Resolves when the email was sent; rejects if sending must be retried. */
  deliver(mail: IdentifiedMail): Promise<void>
  /** Calls `warn` if emails can't be sent now. Never rejects. */
  check(warn: (line: string) => void): Promise<void>
  close(): void
}

type MailSettings = {
  smtpUrl: string | undefined
  mailFrom: string
  dataDir: string
  printCodes: boolean
  print: (line: string) => void
}

/** Returns the mail server of `smtpUrl`, or the outbox in `dataDir`. */
export function createMailTransport({ smtpUrl, mailFrom, ...outbox }: MailSettings): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : createOutbox({ mailFrom, ...outbox })
}
