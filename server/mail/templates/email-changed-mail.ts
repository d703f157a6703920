import { greeting, joinParagraphs } from '#server/mail/mail.ts'
import { maskedEmail } from '#shared/domain/user/email.ts'
import type { MailText } from '../mail.ts'

type EmailChangedValues = {
  fullName: string
  newEmail: string
  /** Whether reception changed it, not the user. */
  byReception: boolean
}

/**
 * Tells the former email of an account that it was replaced. Whoever reads it may not be the one
 * who has the account now, so the new email is not readable.
 */
export function emailChangedMail({
  fullName,
  newEmail,
  byReception,
}: EmailChangedValues): MailText {
  const email = maskedEmail(newEmail)
  return {
    subject: 'The email of your account was changed',
    text: joinParagraphs(
      greeting(fullName),
      byReception
        ? `Our reception has changed the email of your account to ${email}. This address no longer logs you in.`
        : `The email of your account is now ${email}. This address no longer logs you in, and your other devices are logged out.`,
      byReception
        ? 'If you asked us for this, there is nothing to do.'
        : 'If this was you, there is nothing to do.',
      "If it wasn't you, talk to us right away, at reception or with the contact below. We'll check who you are, put your email back and log everyone else out.",
    ),
  }
}
