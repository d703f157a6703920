import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { USER_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'

/** The email with which a super admin checks that emails arrive. */
export function testMail({
  language,
  fullName,
}: {
  language: Language
  fullName: string
}): MailText {
  const words = USER_MAILS[language].TEST_MAIL
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(greeting(language, fullName), words.arrives, words.spam),
  }
}
