import type * as english from '../../en/page/demo-banner.ts'
import { translation } from '../../translation.ts'

export const DEMO_BANNER_WORDS = translation<typeof english.DEMO_BANNER_WORDS>()({
  text: 'डेमो: बुकिंग आणि पेमेंट खरे नाहीत.',
  pages: 'काय करून पाहाल',
  dashboard: 'डॅशबोर्ड',
  register: 'खरे अकाउंट तयार करा',
})
