import { createTransport } from 'nodemailer'
import { errorCode } from '#server/error-code.ts'
import { staysHere } from '#server/this-machine.ts'
import { type IdentifiedMail, messageFor } from './message.ts'

/** Milliseconds. The queue tries again, so it is better to fail soon. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** For the whole delivery: a server that trickles its answers meets none of the others. */
const DELIVERY_TIMEOUT = 60_000

/** Hands mails to the server of `smtpUrl` over connections that stay open for the next. */
export function createSmtpTransport(smtpUrl: string, mailFrom: string) {
  // What the address itself says, such as ?requireTLS=false, comes first.
  const requireTLS = needsTls(smtpUrl)
  const server = createTransport({ pool: true, url: smtpUrl, requireTLS, ...TIMEOUTS })
  return {
    async deliver(mail: IdentifiedMail): Promise<void> {
      const message = messageFor(mail, mailFrom)
      await server.sendMail({ ...message, signal: AbortSignal.timeout(DELIVERY_TIMEOUT) })
    },
    async check(warn: (line: string) => void): Promise<void> {
      try {
        await server.verify()
      } catch (error) {
        // By its code alone: what a server says may name the user, or more.
        const reason = errorCode(error) ?? 'no answer'
        warn(
          `SMTP_URL ${new URL(smtpUrl).host} takes no mails (${reason}): they wait until it does.`,
        )
      }
    },
    close: () => server.close(),
  }
}

/** On another machine a server that offers no TLS gets neither password nor mails. */
export function needsTls(smtpUrl: string): boolean {
  return !staysHere(new URL(smtpUrl).hostname)
}
