import type * as english from '../../en/door/door-entry.ts'
import { translation } from '../../translation.ts'

export const ENTRY_WORDS = translation<typeof english.ENTRY_WORDS>()({
  title: 'गेट पर एंट्री',
  none: 'कोई एंट्री नहीं।',
  when: '{day}, {time} · {direction}',
  in: 'अंदर',
  out: 'बाहर',
  unknown: 'अनजान',
  note: 'कारण: {note}',
  letInBy: '{name} ने अंदर आने दिया',
  offline: 'गेट ऑफ़लाइन था',
  loading: 'एंट्री लोड हो रही हैं...',
  failed: 'एंट्री लोड नहीं हो सकीं',
  pages: 'एंट्री के पेज',
})

export const ENTRY_OUTCOME_LABELS = translation<typeof english.ENTRY_OUTCOME_LABELS>()({
  allowed: 'अंदर आए',
  refused: 'लौटाया गया',
  overridden: 'फिर भी आने दिया',
})

export const ENTRY_SOURCE_LABELS = translation<typeof english.ENTRY_SOURCE_LABELS>()({
  camera: 'कैमरा',
  scanner: 'स्कैनर',
  typed: 'टाइप की हुई आईडी',
  search: 'नाम से ढूँढा',
  clock: 'समय पूरा',
})

export const ENTRY_REASON_LABELS = translation<typeof english.ENTRY_REASON_LABELS>()({
  notOurs: 'हमारा कोड नहीं',
  unreadable: 'पढ़ा नहीं गया',
  forged: 'पास असली नहीं',
  pictureOfACode: 'पुरानी फ़ोटो',
  replayed: 'पहले ही इस्तेमाल हुआ',
  unknownPass: 'पास मालूम नहीं',
  newSinceSync: 'बहुत नया',
  revoked: 'पास रद्द है',
  notPaid: 'पेमेंट नहीं हुआ',
  notStarted: 'अभी शुरू नहीं',
  ended: 'मेंबरशिप खत्म',
  otherBatch: 'दूसरा बैच',
  suspended: 'अकाउंट बंद है',
  alreadyInside: 'पहले से अंदर',
  notInside: 'अंदर नहीं थे',
  hallClosed: 'स्टडी हॉल बंद',
  consentMissing: 'सहमति नहीं',
  rosterTooOld: 'गेट बहुत दिन ऑफ़लाइन',
  deviceRevoked: 'गेट रद्द किया गया',
})

export const ENTRY_LOOK_LABELS = translation<typeof english.ENTRY_LOOK_LABELS>()({
  comparePhoto: 'फ़ोटो मिलाई',
  newSinceSync: 'नया मेंबर',
  clockOff: 'गलत घड़ी',
  dues: 'पेमेंट बाकी',
  notInside: 'अंदर नहीं थे',
})
