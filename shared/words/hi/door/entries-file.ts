import type * as english from '../../en/door/entries-file.ts'
import { translation } from '../../translation.ts'

export const ENTRIES_FILE_WORDS = translation<typeof english.ENTRIES_FILE_WORDS>()({
  studyDay: 'पढ़ाई का दिन',
  date: 'तारीख',
  time: 'समय',
  gate: 'गेट',
  direction: 'दिशा',
  in: 'अंदर',
  out: 'बाहर',
  outcome: 'क्या हुआ',
  reason: 'कारण',
  looks: 'क्या देखा',
  name: 'नाम',
  memberId: 'मेंबर आईडी',
  room: 'रूम',
  source: 'कैसे पहचाना',
  offline: 'ऑफ़लाइन',
  yes: 'हाँ',
  overriddenBy: 'किसने अंदर आने दिया',
  note: 'नोट',
})
