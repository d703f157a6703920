import type * as english from '../../en/admin/admin-search.ts'
import { translation } from '../../translation.ts'

export const ADMIN_SEARCH_WORDS = translation<typeof english.ADMIN_SEARCH_WORDS>()({
  title: 'शोधा',
  label: 'मेंबर आणि बुकिंग शोधा',
  hint: 'नाव, फोन, ईमेल, मेंबर आयडी, सीट, पावती नंबर किंवा UTR',
  results: 'सापडलेले',
  members: 'लोक',
  bookings: 'बुकिंग',
  papers: 'पावत्या',
  credits: 'बँक स्टेटमेंट',
  unmatched: 'कोणत्याही पेमेंटशी जुळलेले नाही',
  searching: 'शोधत आहे...',
  failed: 'शोधता आले नाही. पुन्हा प्रयत्न करा.',
  none: 'काही सापडले नाही',
  found: { one: '{count} सापडले', other: '{count} सापडले' },
  seat: 'सीट {seat}, {room}',
})
