import { greeting, joinParagraphs, list, type MailText } from '#server/mail/mail.ts'
import { ACCOUNT_DELETION, USER_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'

/** The last email to an address. It has no name, because the name is erased. */
export function userDeletedMail(language: Language): MailText {
  const { USER_DELETED_MAIL: words } = USER_MAILS[language]
  const { ERASED_DATA, KEPT_DATA } = ACCOUNT_DELETION[language]
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language),
      words.what,
      list(words.erasedTitle, ERASED_DATA),
      list(words.keptTitle, KEPT_DATA),
      words.again,
      words.unexpected,
    ),
  }
}
