import { type ReceivedMail, takeCode, takeMail } from '#server/testing/outbox-mails.ts'
import { runningServer } from './server.ts'

/**
 * Waits for an email from the running server to `email` whose subject matches. Each email is returned only once.
 */
export function receivedMail(email: string, subject: RegExp): Promise<ReceivedMail> {
  return takeMail(runningServer().outbox, email, subject)
}

/** Returns the latest code that was sent to `email`. */
export function mailedCode(email: string): Promise<string> {
  return takeCode(runningServer().outbox, email)
}
