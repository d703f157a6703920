import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { CONSENT_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { plainFirstName } from '#shared/domain/user/full-name.ts'
import { CODE_MINUTES } from '#shared/domain/user/one-time-code.ts'

type ParentCodeValues = { language: Language; code: string; fullName: string; publicUrl: string }

/**
 * Asks a parent for consent, in plain words. They consent by passing the code on. The address was
 * typed by the child, so the email contains only the child's first name.
 */
export function parentCodeMail({
  language,
  code,
  fullName,
  publicUrl,
}: ParentCodeValues): MailText {
  const words = CONSENT_MAILS[language].PARENT_CODE_MAIL
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language),
      fillIn(words.who, { child: plainFirstName(fullName) }),
      words.data,
      fillIn(words.notice, { link: `${publicUrl}/privacy` }),
      fillIn(words.code, { code, minutes: CODE_MINUTES }),
      words.ignore,
    ),
  }
}
