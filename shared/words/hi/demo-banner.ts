import type * as english from '../en/demo-banner.ts'
import { translation } from '../translation.ts'

export const DEMO_BANNER_WORDS = translation<typeof english.DEMO_BANNER_WORDS>()({
  text: 'डेमो: यहाँ की बुकिंग, पेमेंट और पास असली नहीं हैं।',
  hint: 'आराम से देखिए: “सारे पेज” में हर पेज है।',
  pages: 'सारे पेज',
  dashboard: 'विद्यार्थी का डैशबोर्ड देखें',
  exit: 'डेमो से बाहर जाएँ',
  register: 'असली अकाउंट बनाएँ',
})
