import type * as english from '../../en/booking/tier-notes.ts'
import { translation } from '../../translation.ts'

export const TIER_NOTE_WORDS = translation<typeof english.TIER_NOTE_WORDS>()({
  intro: 'सीट महँगी क्यों है, यह विद्यार्थियों को दर के साथ दिखेगा। खाली छोड़ें तो कुछ नहीं दिखेगा।',
  labels: {
    standard: 'स्टैंडर्ड सीट पर क्या मिलता है',
    silver: 'सिल्वर सीट पर क्या मिलता है',
    gold: 'गोल्ड सीट पर क्या मिलता है',
  },
  example: 'खिड़की और चार्जिंग सॉकेट',
})
