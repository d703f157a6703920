import type * as english from '../../en/page/section.ts'
import { translation } from '../../translation.ts'

export const SECTION_WORDS = translation<typeof english.SECTION_WORDS>()({
  completed: 'पूर्ण',
})
