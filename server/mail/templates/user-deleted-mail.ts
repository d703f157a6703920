import { joinParagraphs } from '#server/mail/mail.ts'
import { ERASED_DATA, KEPT_DATA } from '#shared/domain/personal-data/erasure.ts'
import type { MailText } from '../mail.ts'

/** The last email to an address. It has no name, because the name is erased. */
export function userDeletedMail(): MailText {
  return {
    subject: 'Your account has been deleted',
    text: joinParagraphs(
      'Hello,',
      'Your account has been deleted. You can no longer log in, and any seat you had booked is free again. This is our last email about it.',
      list('We deleted:', ERASED_DATA),
      list('What we keep:', KEPT_DATA),
      'You can register again with this email address any time.',
      "If you didn't expect this, please talk to us at reception.",
    ),
  }
}

function list(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `- ${line}`)].join('\n')
}
