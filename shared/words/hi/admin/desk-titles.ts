import type * as english from '../../en/admin/desk-titles.ts'
import { translation } from '../../translation.ts'

export const DESK_TITLES = translation<typeof english.DESK_TITLES>()({
  gate: 'गेट',
  secondFactor: 'दूसरा चरण',
  users: 'अकाउंट सँभालें',
  scanner: 'QR स्कैनर',
  admin: 'एडमिन डैशबोर्ड',
  tours: 'विज़िट',
  settings: 'सिस्टम सेटिंग्स',
  gates: 'गेट',
  cash: 'नकद',
  statement: 'बैंक स्टेटमेंट',
  dayBook: 'रोज़नामचा',
  reports: 'रिपोर्ट',
  door: 'एंट्री',
  auditLog: 'ऑडिट लॉग',
  bookings: 'बुकिंग सँभालें',
  hallMap: 'हॉल का नक्शा',
  walkIn: 'नया मेंबर',
  cards: 'कार्ड छापें',
  receipt: 'रसीद',
})
