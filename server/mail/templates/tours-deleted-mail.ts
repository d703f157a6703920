import { greeting, joinParagraphs, list, type MailText } from '#server/mail/mail.ts'
import { ERASED_TOURS, TOUR_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import type { ErasedTours } from '#shared/domain/personal-data/erase-visitor.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { erasedToursText } from '#shared/words/erased-tours.ts'

/** The last email to a visitor. It has no name, because the name is erased. */
export function toursDeletedMail(language: Language, erased: ErasedTours): MailText {
  const words = TOUR_MAILS[language].TOURS_DELETED_MAIL
  const { VISITOR_KEPT_WORDS } = ERASED_TOURS[language]
  return {
    language,
    subject: words.subject,
    text: joinParagraphs(
      greeting(language),
      fillIn(words.deleted, { tours: erasedToursText(language, words.erased, erased) }),
      list(words.keptTitle, Object.values(VISITOR_KEPT_WORDS)),
      words.again,
      words.unexpected,
    ),
  }
}
