import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { USER_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { pluralForm } from '#shared/words/plural.ts'

/** A change to a user's second factor. `left`: the recovery codes that were not used. */
type SecondFactorEvent =
  | { event: 'on' | 'off' | 'codes' | 'reset' }
  | { event: 'recovery'; left: number }

/** Tells a user about a change of their second factor, which someone else may have made. */
export function secondFactorMail(
  change: SecondFactorEvent & { language: Language; fullName: string },
): MailText {
  const { language, fullName } = change
  const words = USER_MAILS[language].SECOND_FACTOR_MAIL
  return {
    language,
    subject: words.subjects[change.event],
    text: joinParagraphs(
      greeting(language, fullName),
      change.event === 'recovery' ? recoverySentence(language, change.left) : words[change.event],
      words.notYou,
    ),
  }
}

function recoverySentence(language: Language, count: number): string {
  const words = USER_MAILS[language].SECOND_FACTOR_MAIL
  if (count === 0) return words.lastRecovery
  return fillIn(pluralForm(language, count, words.recovery), { count })
}
