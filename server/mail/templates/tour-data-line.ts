import { TOUR_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'

/** Says where visitors can see and delete their tour data. `publicUrl` has no trailing slash. */
export function tourDataLine(language: Language, publicUrl: string): string {
  return fillIn(TOUR_MAILS[language].TOUR_DATA_LINE, { link: `${publicUrl}/your-tours` })
}
