import type * as english from '../../en/page/lazy-part.ts'
import { translation } from '../../translation.ts'

export const LAZY_PART_WORDS = translation<typeof english.LAZY_PART_WORDS>()({
  failed:
    'यह हिस्सा नहीं खुल पाया। आपकी भरी हुई जानकारी यहीं है। इंटरनेट देखें और फिर कोशिश करें; तब भी न खुले तो पेज फिर से लोड करें।',
  tryAgain: 'फिर कोशिश करें',
})
