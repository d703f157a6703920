import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { CODE_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { CODE_MINUTES, type CodePurpose } from '#shared/domain/user/one-time-code.ts'

type CodeMailValues = {
  /** The language of the browser that requested the code. */
  language: Language
  purpose: Exclude<CodePurpose, 'parent'>
  code: string
}

/**
 * Contains a one-time code, for registration, a password reset, a new email or tour data. Anyone can
 * request one, so the email contains no name.
 */
export function codeMail({ language, purpose, code }: CodeMailValues): MailText {
  const words = CODE_MAILS[language].CODE_MAILS[purpose]
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language),
      fillIn(words.code, { code }),
      fillIn(words.enter, { minutes: CODE_MINUTES }),
      words.ignore,
    ),
  }
}
