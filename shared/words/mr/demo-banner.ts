import type * as english from '../en/demo-banner.ts'
import { translation } from '../translation.ts'

export const DEMO_BANNER_WORDS = translation<typeof english.DEMO_BANNER_WORDS>()({
  text: 'डेमो: इथले बुकिंग, पेमेंट आणि पास खरे नाहीत.',
  hint: 'निवांत फिरून पाहा: “सगळी पेज” मध्ये प्रत्येक पेज आहे.',
  pages: 'सगळी पेज',
  dashboard: 'विद्यार्थ्याचा डॅशबोर्ड पाहा',
  exit: 'डेमोमधून बाहेर पडा',
  register: 'खरे अकाउंट तयार करा',
})
