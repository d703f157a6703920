import { createTransport } from 'nodemailer'
import { type IdentifiedMail, messageFor } from './message.ts'

/** Milliseconds. The queue tries again, so it is better to fail soon. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** For the whole delivery: a server that trickles its answers meets none of the others. */
const DELIVERY_TIMEOUT = 60_000

/** Hands mails to the server of `smtpUrl` over connections that stay open for the next. */
export function createSmtpTransport(smtpUrl: string, mailFrom: string) {
  // What the address itself says, such as ?requireTLS=true, comes first.
  const server = createTransport({ pool: true, url: smtpUrl, ...TIMEOUTS })
  return {
    async deliver(mail: IdentifiedMail): Promise<void> {
      const message = messageFor(mail, mailFrom)
      await server.sendMail({ ...message, signal: AbortSignal.timeout(DELIVERY_TIMEOUT) })
    },
    close: () => server.close(),
  }
}
