import type * as english from '../../en/page/manifest.ts'
import { translation } from '../../translation.ts'

export const MANIFEST_WORDS = translation<typeof english.MANIFEST_WORDS>()({
  shortName: 'ज्ञानपीठ',
  description: 'पढ़ाई के लिए शांत जगह।',
  pass: 'प्रवेश पास',
  dashboard: 'डैशबोर्ड',
})
