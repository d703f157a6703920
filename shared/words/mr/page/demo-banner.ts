import type * as english from '../../en/page/demo-banner.ts'
import { translation } from '../../translation.ts'

export const DEMO_BANNER_WORDS = translation<typeof english.DEMO_BANNER_WORDS>()({
  text: 'डेमो: इथले काही खरे नाही.',
  pages: 'करून पाहा',
  register: 'खरे अकाउंट तयार करा',
  exit: 'बाहेर पडा',
})
