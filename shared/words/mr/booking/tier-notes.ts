import type * as english from '../../en/booking/tier-notes.ts'
import { translation } from '../../translation.ts'

export const TIER_NOTE_WORDS = translation<typeof english.TIER_NOTE_WORDS>()({
  intro: 'सीट महाग का आहे, हे विद्यार्थ्यांना दराशेजारी दिसेल. रिकामे ठेवले तर काही दिसणार नाही.',
  labels: {
    standard: 'स्टँडर्ड सीटवर काय मिळते',
    silver: 'सिल्व्हर सीटवर काय मिळते',
    gold: 'गोल्ड सीटवर काय मिळते',
  },
  example: 'खिडकी आणि चार्जिंग सॉकेट',
})
