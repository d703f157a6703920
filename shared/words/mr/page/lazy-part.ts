import type * as english from '../../en/page/lazy-part.ts'
import { translation } from '../../translation.ts'

export const LAZY_PART_WORDS = translation<typeof english.LAZY_PART_WORDS>()({
  failed:
    'हा भाग उघडता आला नाही. तुम्ही भरलेली माहिती इथेच आहे. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा; तरीही उघडला नाही तर पेज पुन्हा लोड करा.',
  tryAgain: 'पुन्हा प्रयत्न करा',
})
