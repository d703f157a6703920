import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { CONSENT_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { plainFirstName } from '#shared/domain/user/full-name.ts'

type ParentalConsentValues = {
  language: Language
  event: 'given' | 'withdrawn'
  fullName: string
}

/** Tells a parent that a consent was recorded or withdrawn, which someone else may have done. */
export function parentalConsentMail({
  language,
  event,
  fullName,
}: ParentalConsentValues): MailText {
  const words = CONSENT_MAILS[language].PARENTAL_CONSENT_MAIL[event]
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language),
      fillIn(words.what, { child: plainFirstName(fullName) }),
      words.notYou,
    ),
  }
}
