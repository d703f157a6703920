import type * as english from '../../en/page/footer.ts'
import { translation } from '../../translation.ts'

export const FOOTER_WORDS = translation<typeof english.FOOTER_WORDS>()({
  privacy: 'गोपनीयता',
  languages: 'भाषा',
})
