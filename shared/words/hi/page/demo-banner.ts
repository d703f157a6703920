import type * as english from '../../en/page/demo-banner.ts'
import { translation } from '../../translation.ts'

export const DEMO_BANNER_WORDS = translation<typeof english.DEMO_BANNER_WORDS>()({
  text: 'डेमो: यहाँ कुछ असली नहीं है।',
  pages: 'करके देखें',
  register: 'असली अकाउंट बनाएँ',
  exit: 'बाहर जाएँ',
})
