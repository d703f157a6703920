import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { USER_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { maskEmail } from '#shared/domain/user/email.ts'

type EmailChangedValues = {
  language: Language
  fullName: string
  newEmail: string
  /** Whether reception changed it, not the user. */
  byReception: boolean
}

/**
 * Tells the former email of an account that it was replaced. Its reader may no longer be the owner of
 * the account, so the new email is masked.
 */
export function emailChangedMail({
  language,
  fullName,
  newEmail,
  byReception,
}: EmailChangedValues): MailText {
  const words = USER_MAILS[language].EMAIL_CHANGED_MAIL
  const changed = byReception ? words.byReception : words.byUser
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(changed.what, { email: maskEmail(newEmail) }),
      changed.nothingToDo,
      words.notYou,
    ),
  }
}
