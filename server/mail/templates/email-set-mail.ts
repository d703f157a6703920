import { joinParagraphs } from '#server/mail/mail.ts'
import type { MailText } from '../mail.ts'

/**
 * Tells an email that reception has made it the email of an account. Nobody has verified it yet, so
 * it contains no name.
 */
export function emailSetMail({ publicUrl }: { publicUrl: string }): MailText {
  return {
    subject: 'This is now the email of your account',
    text: joinParagraphs(
      'Hello,',
      'Our reception has made this the email of your account with us.',
      `To log in, set a new password first. We'll email you an OTP:\n${publicUrl}/forgot-password`,
      'If you have no account with us, please let us know. The address may have been mistyped.',
    ),
  }
}
