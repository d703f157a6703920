import { createTransport } from 'nodemailer'
import { isLocalHost } from '#server/config/variable-formats.ts'
import { errorCode } from '#server/log/error-code.ts'
import { type IdentifiedMail, messageFor } from './message.ts'

/** In milliseconds. Short, because the queue retries. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** For the whole delivery: a server that trickles its replies never exceeds the other limits. */
const DELIVERY_TIMEOUT = 60_000

/** Sends emails to the server of `smtpUrl` over pooled connections. */
export function createSmtpTransport(smtpUrl: string, mailFrom: string) {
  // Options in the URL, such as ?requireTLS=false, take precedence.
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
        // The code only: the server's text may contain the user name or more.
        const reason = errorCode(error) ?? 'no response'
        warn(
          `SMTP_URL ${new URL(smtpUrl).host} does not accept emails (${reason}): they stay queued until it does.`,
        )
      }
    },
    close: () => server.close(),
  }
}

/** On another machine, a server without TLS receives neither the password nor emails. */
export function needsTls(smtpUrl: string): boolean {
  return !isLocalHost(new URL(smtpUrl).hostname)
}
