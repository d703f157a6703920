import type * as english from '../en/hall-map.ts'
import { translation } from '../translation.ts'

export const HALL_MAP_WORDS = translation<typeof english.HALL_MAP_WORDS>()({
  title: 'हॉल का नक्शा',
  room: 'रूम',
  day: 'दिन',
  batch: 'बैच',
  now: 'अभी का दिखाएँ',
  loading: 'हॉल का नक्शा लोड हो रहा है...',
  failed: 'हॉल का नक्शा लोड नहीं हुआ',
  legend: 'नक्शे के निशान',
  sample: 'अब',
  deletedMember: 'डिलीट किए गए मेंबर',
  seat: 'सीट {seat}',
  about: '{room}, {batch}, {day}',
  free: 'खाली',
  freeUntil: '{day} तक खाली',
  closed: 'बंद',
  taken: '{name}, {day} तक',
  ending: '{name}, इस हफ़्ते ख़त्म, {day} तक',
  unpaid: '{name}, पेमेंट बाकी, {day} तक',
  closedHint: 'यह सीट नई बुकिंग के लिए बंद है।',
  memberId: 'मेंबर आईडी',
  phone: 'फ़ोन',
  days: 'तारीख़ें',
  open: 'अभी बाकी',
  heldUntil: 'सीट होल्ड है, इस समय तक',
  openMember: 'मेंबर देखें',
  openMemberOf: 'मेंबर देखें: {name}',
  openBooking: 'बुकिंग देखें',
  openBookingOf: 'बुकिंग देखें: {name}',
})

export const STANDING_LABELS = translation<typeof english.STANDING_LABELS>()({
  free: 'खाली',
  taken: 'ली हुई',
  ending: 'इस हफ़्ते ख़त्म',
  unpaid: 'पेमेंट बाकी',
  closed: 'बंद',
})
