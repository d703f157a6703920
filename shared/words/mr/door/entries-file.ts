import type * as english from '../../en/door/entries-file.ts'
import { translation } from '../../translation.ts'

export const ENTRIES_FILE_WORDS = translation<typeof english.ENTRIES_FILE_WORDS>()({
  studyDay: 'अभ्यासाचा दिवस',
  date: 'तारीख',
  time: 'वेळ',
  gate: 'गेट',
  direction: 'दिशा',
  in: 'आत',
  out: 'बाहेर',
  outcome: 'काय झाले',
  reason: 'कारण',
  looks: 'काय पाहिले',
  name: 'नाव',
  memberId: 'मेंबर आयडी',
  room: 'रूम',
  source: 'कसे ओळखले',
  offline: 'ऑफलाइन',
  yes: 'हो',
  overriddenBy: 'कोणी आत सोडले',
  note: 'नोंद',
})
