import type * as english from '../en/hall-map.ts'
import { translation } from '../translation.ts'

export const HALL_MAP_WORDS = translation<typeof english.HALL_MAP_WORDS>()({
  title: 'हॉलचा नकाशा',
  room: 'रूम',
  day: 'दिवस',
  batch: 'बॅच',
  now: 'आत्ताचे दाखवा',
  loading: 'हॉलचा नकाशा लोड होत आहे...',
  failed: 'हॉलचा नकाशा लोड झाला नाही',
  legend: 'नकाशातल्या खुणा',
  sample: 'अब',
  deletedMember: 'डिलीट केलेले मेंबर',
  seat: 'सीट {seat}',
  about: '{room}, {batch}, {day}',
  free: 'मोकळी',
  freeUntil: '{day} पर्यंत मोकळी',
  closed: 'बंद',
  taken: '{name}, {day} पर्यंत',
  ending: '{name}, या आठवड्यात संपते, {day} पर्यंत',
  unpaid: '{name}, पेमेंट बाकी, {day} पर्यंत',
  closedHint: 'ही सीट नवीन बुकिंगसाठी बंद आहे.',
  memberId: 'मेंबर आयडी',
  phone: 'फोन',
  days: 'कालावधी',
  open: 'अजून बाकी',
  heldUntil: 'सीट इथपर्यंत राखीव',
  openMember: 'मेंबर पहा',
  openMemberOf: 'मेंबर पहा: {name}',
  openBooking: 'बुकिंग पहा',
  openBookingOf: 'बुकिंग पहा: {name}',
})

export const STANDING_LABELS = translation<typeof english.STANDING_LABELS>()({
  free: 'मोकळी',
  taken: 'घेतलेली',
  ending: 'या आठवड्यात संपणारी',
  unpaid: 'पेमेंट बाकी',
  closed: 'बंद',
})
