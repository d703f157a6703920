import type * as english from '../../en/door/door-entry.ts'
import { translation } from '../../translation.ts'

export const ENTRY_WORDS = translation<typeof english.ENTRY_WORDS>()({
  title: 'प्रवेशाच्या नोंदी',
  none: 'नोंदी नाहीत.',
  when: '{day}, {time} · {direction}',
  in: 'आत',
  out: 'बाहेर',
  unknown: 'अनोळखी',
  note: 'कारण: {note}',
  letInBy: '{name} यांनी आत सोडले',
  offline: 'गेट ऑफलाइन होते',
  loading: 'नोंदी लोड होत आहेत...',
  failed: 'नोंदी लोड झाल्या नाहीत',
  pages: 'नोंदींची पेज',
})

export const ENTRY_OUTCOME_LABELS = translation<typeof english.ENTRY_OUTCOME_LABELS>()({
  allowed: 'प्रवेश दिला',
  refused: 'परत पाठवले',
  overridden: 'तरीही आत सोडले',
})

export const ENTRY_SOURCE_LABELS = translation<typeof english.ENTRY_SOURCE_LABELS>()({
  camera: 'कॅमेरा',
  scanner: 'स्कॅनर',
  typed: 'टाइप केलेला आयडी',
  search: 'नावाने शोधले',
  clock: 'वेळ संपली',
})

export const ENTRY_REASON_LABELS = translation<typeof english.ENTRY_REASON_LABELS>()({
  notOurs: 'आपला कोड नाही',
  unreadable: 'वाचता आला नाही',
  forged: 'पास खरा नाही',
  pictureOfACode: 'जुना फोटो',
  replayed: 'आधीच वापरला',
  unknownPass: 'पास माहीत नाही',
  newSinceSync: 'खूप नवीन',
  revoked: 'पास रद्द आहे',
  notPaid: 'पैसे भरलेले नाहीत',
  notStarted: 'अजून सुरू नाही',
  ended: 'मेंबरशिप संपली',
  otherBatch: 'दुसरी बॅच',
  suspended: 'अकाउंट बंद आहे',
  alreadyInside: 'आधीच आत',
  notInside: 'आत नव्हते',
  hallClosed: 'अभ्यासिकेला सुट्टी',
  consentMissing: 'संमती नाही',
  rosterTooOld: 'गेट फार दिवस ऑफलाइन',
  deviceRevoked: 'गेट रद्द केले आहे',
})

export const ENTRY_LOOK_LABELS = translation<typeof english.ENTRY_LOOK_LABELS>()({
  comparePhoto: 'फोटो जुळवला',
  newSinceSync: 'नवीन मेंबर',
  clockOff: 'चुकीचे घड्याळ',
  dues: 'पैसे बाकी',
  notInside: 'आत नव्हते',
})
