import type * as english from '../../en/admin/desk-titles.ts'
import { translation } from '../../translation.ts'

export const DESK_TITLES = translation<typeof english.DESK_TITLES>()({
  gate: 'गेट',
  secondFactor: 'दुसरा टप्पा',
  users: 'अकाउंट सांभाळा',
  scanner: 'QR कोड स्कॅनर',
  admin: 'अ‍ॅडमिन डॅशबोर्ड',
  tours: 'भेटी',
  settings: 'सिस्टम सेटिंग्ज',
  gates: 'गेट',
  cash: 'रोख',
  statement: 'बँक स्टेटमेंट',
  dayBook: 'रोजकीर्द',
  reports: 'रिपोर्ट',
  door: 'प्रवेश',
  auditLog: 'ऑडिट लॉग',
  bookings: 'बुकिंग सांभाळा',
  hallMap: 'अभ्यासिकेचा नकाशा',
  walkIn: 'नवीन मेंबर',
  cards: 'कार्ड छापा',
  receipt: 'पावती',
})
