import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { USER_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'

type EmailSetValues = { language: Language; publicUrl: string }

/**
 * Tells an email that reception has set it on an account. Nobody has verified it yet, so
 * it contains no name.
 */
export function emailSetMail({ language, publicUrl }: EmailSetValues): MailText {
  const words = USER_MAILS[language].EMAIL_SET_MAIL
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language),
      words.what,
      fillIn(words.logIn, { link: `${publicUrl}/forgot-password` }),
      words.mistyped,
    ),
  }
}
