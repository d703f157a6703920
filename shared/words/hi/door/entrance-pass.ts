import type * as english from '../../en/door/entrance-pass.ts'
import { translation } from '../../translation.ts'

export const ENTRANCE_PASS_WORDS = translation<typeof english.ENTRANCE_PASS_WORDS>()({
  title: 'आपका प्रवेश पास',
  hint: 'अंदर आते समय यह QR कोड दिखाएँ और सीधे अपने रूम में जाएँ।',
  expired: 'आपकी मेंबरशिप खत्म हो गई है। पास इस्तेमाल करने के लिए रिन्यू करें।',
  validNow: 'अभी चलेगा',
  qrLabel: 'आपका प्रवेश QR कोड',
  show: 'मेरा पास दिखाएँ',
  download: 'QR पास डाउनलोड करें',
  downloadHint: 'डाउनलोड किया पास भी चलता है: तब रिसेप्शन आपकी फ़ोटो से मिलान करता है।',
  preparing: 'पास तैयार हो रहा है...',
  failed: 'पास सेव नहीं हुआ। कृपया फिर से कोशिश करें।',
  picture: {
    title: 'प्रवेश पास',
    room: 'रूम',
    seat: 'सीट',
    anySeat: 'कोई भी',
    batch: 'बैच',
    firstDay: 'पहला दिन',
    lastDay: 'आखिरी दिन',
  },
})
