import { WHAT_GOES, WHAT_STAYS } from '#shared/domain/erasure.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

/** The last mail to an address: it says no name, because the hall has none any more. */
export function accountDeletedMail(): MailText {
  return {
    subject: 'Your account has been deleted',
    text: letter(
      'Hello,',
      'Your account has been deleted. You can no longer sign in with it, and a seat that was booked is free again. This is the last mail about it.',
      list('We have erased:', WHAT_GOES),
      list('What stays:', WHAT_STAYS),
      'You are welcome to register again with this email address.',
      'If you did not expect this, please speak to us at the desk.',
    ),
  }
}

function list(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `- ${line}`)].join('\n')
}
