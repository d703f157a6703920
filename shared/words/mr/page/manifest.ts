import type * as english from '../../en/page/manifest.ts'
import { translation } from '../../translation.ts'

export const MANIFEST_WORDS = translation<typeof english.MANIFEST_WORDS>()({
  shortName: 'अभ्यासिका',
  description: 'अभ्यासासाठी शांत जागा.',
  pass: 'प्रवेश पास',
  dashboard: 'डॅशबोर्ड',
})
