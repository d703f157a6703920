import type * as english from '../../en/page/demo-banner.ts'
import { translation } from '../../translation.ts'

export const DEMO_BANNER_WORDS = translation<typeof english.DEMO_BANNER_WORDS>()({
  text: 'डेमो: बुकिंग और पेमेंट असली नहीं हैं।',
  pages: 'क्या करके देखें',
  dashboard: 'डैशबोर्ड',
  register: 'असली अकाउंट बनाएँ',
})
