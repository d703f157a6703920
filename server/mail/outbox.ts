import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { writeDurably } from '#server/lifecycle/durable-file.ts'
import type { Mail } from './mail.ts'
import { type IdentifiedMail, messageFor } from './message.ts'
import { outboxTime } from './outbox-files.ts'

type Outbox = {
  dataDir: string
  mailFrom: string
  /** Whether to print OTPs to the console. Must be false on a public server. */
  printCodes: boolean
  print: (line: string) => void
}

/** Used without a mail server: writes emails to files and prints a line about each on the console. */
export function createOutbox({ dataDir, mailFrom, printCodes, print }: Outbox) {
  const composer = createTransport({ streamTransport: true, newline: 'windows' })
  return {
    async deliver(mail: IdentifiedMail): Promise<void> {
      const { message } = await composer.sendMail(messageFor(mail, mailFrom))
      const bytes = Buffer.isBuffer(message) ? message : await buffer(message)
      await writeDurably(join(dataDir, 'outbox', fileName(mail.id)), bytes)
      print(consoleLine(mail, printCodes))
    },
    check: async () => {},
    close: () => composer.close(),
  }
}

/** Sorts by time: 20261120T101500123Z-<id>.eml, without colons, which Windows forbids. */
function fileName(id: string): string {
  return `${outboxTime(new Date())}-${id}.eml`
}

function consoleLine({ recipient, subject, code }: Mail, printCodes: boolean): string {
  const line = `Email to ${recipient}: "${subject}"${code === undefined || !printCodes ? '' : ` - OTP ${code}`}`
  // Removes control characters, so that an email can't send terminal escape sequences.
  return line.replace(/\p{Cc}+/gu, ' ')
}
