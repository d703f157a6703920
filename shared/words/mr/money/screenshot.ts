import type * as english from '../../en/money/screenshot.ts'
import { translation } from '../../translation.ts'

export const SCREENSHOT_WORDS = translation<typeof english.SCREENSHOT_WORDS>()({
  label: 'पेमेंटचा स्क्रीनशॉट',
  optional: 'ऐच्छिक',
  choose: 'स्क्रीनशॉट जोडा',
  change: 'बदला',
  remove: 'काढा',
  send: 'स्क्रीनशॉट पाठवा',
  sent: 'स्क्रीनशॉट पाठवला',
  replace: 'बदला',
  sending: 'पाठवत आहोत...',
  notSent: 'UTR पाठवला, पण स्क्रीनशॉट गेला नाही. तो पुन्हा जोडा.',
})
