import type * as english from '../../en/money/screenshot.ts'
import { translation } from '../../translation.ts'

export const SCREENSHOT_WORDS = translation<typeof english.SCREENSHOT_WORDS>()({
  label: 'पेमेंट का स्क्रीनशॉट',
  optional: 'ज़रूरी नहीं',
  choose: 'स्क्रीनशॉट जोड़ें',
  change: 'बदलें',
  remove: 'हटाएँ',
  send: 'स्क्रीनशॉट भेजें',
  sent: 'स्क्रीनशॉट भेजा गया',
  replace: 'बदलें',
  sending: 'भेज रहे हैं...',
  notSent: 'UTR भेजा गया, पर स्क्रीनशॉट नहीं गया। उसे फिर से जोड़ें।',
})
