import { TOUR_MAILS } from '#server/mail/words.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'

/**
 * Links to the page that shows whether the tour still takes place. The ID is in the fragment, which
 * browsers never send to a server. `publicUrl` has no trailing slash.
 */
export function passLinkLine(
  language: Language,
  { publicUrl, id }: { publicUrl: string; id: string },
): string {
  return fillIn(TOUR_MAILS[language].PASS_LINK_LINE, { link: `${publicUrl}/visitor-pass#${id}` })
}
