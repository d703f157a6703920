import type * as english from '../../en/page/offline.ts'
import { translation } from '../../translation.ts'

export const OFFLINE_WORDS = translation<typeof english.OFFLINE_WORDS>()({
  offline: 'इंटरनेट नहीं है। आपका लिखा हुआ यहीं रहेगा; इंटरनेट आने पर भेजें।',
  pass: 'प्रवेश पास दिखाएँ',
  newVersion: 'ऐप का नया अपडेट आया है।',
  update: 'अभी अपडेट करें',
  needsNetwork: {
    title: 'इस पेज के लिए इंटरनेट चाहिए',
    text: 'अभी इंटरनेट नहीं है। इंटरनेट आते ही यह पेज अपने आप खुल जाएगा।',
  },
  /** Shown when a page cannot load its code, because a new version replaced it. */
  outdated: {
    title: 'ऐप अपडेट हो गया है',
    text: 'आगे बढ़ने के लिए पेज फिर से लोड करें। इस पेज पर लिखा हुआ शायद दोबारा लिखना पड़े।',
  },
})
