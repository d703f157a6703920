import type * as english from '../../en/page/demo-banner.ts'
import { translation } from '../../translation.ts'

export const DEMO_BANNER_WORDS = translation<typeof english.DEMO_BANNER_WORDS>()({
  text: 'डेमो: यहाँ कुछ असली नहीं है।',
  pages: 'क्या करके देखें',
  register: 'असली अकाउंट बनाएँ',
  exit: 'बाहर जाएँ',
  home: 'विद्यार्थी बनकर प्लान रिन्यू करें, रिसेप्शन पर सीधे आए लोगों को दर्ज करें या मालिक बनकर दिन का पैसा देखें।',
})
