import type * as english from '../../en/page/demo-banner.ts'
import { translation } from '../../translation.ts'

export const DEMO_BANNER_WORDS = translation<typeof english.DEMO_BANNER_WORDS>()({
  text: 'डेमो: इथले काही खरे नाही.',
  pages: 'काय करून पाहाल',
  register: 'खरे अकाउंट तयार करा',
  exit: 'बाहेर पडा',
  home: 'विद्यार्थी म्हणून प्लॅन रिन्यू करा, रिसेप्शनवर थेट आलेल्यांची नोंद करा किंवा मालक म्हणून दिवसाचे पैसे पाहा.',
})
