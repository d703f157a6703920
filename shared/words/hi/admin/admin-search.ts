import type * as english from '../../en/admin/admin-search.ts'
import { translation } from '../../translation.ts'

export const ADMIN_SEARCH_WORDS = translation<typeof english.ADMIN_SEARCH_WORDS>()({
  title: 'खोजें',
  label: 'मेंबर और बुकिंग खोजें',
  hint: 'नाम, फ़ोन, ईमेल, मेंबर आईडी, सीट, रसीद नंबर या UTR',
  results: 'खोज के नतीजे',
  members: 'लोग',
  bookings: 'बुकिंग',
  papers: 'रसीदें',
  credits: 'बैंक स्टेटमेंट',
  unmatched: 'किसी पेमेंट से नहीं जुड़ा',
  searching: 'खोज रहे हैं...',
  failed: 'खोज नहीं हो पाई। फिर कोशिश करें।',
  none: 'कुछ नहीं मिला',
  found: { one: '{count} नतीजा', other: '{count} नतीजे' },
  seat: 'सीट {seat}, {room}',
})
