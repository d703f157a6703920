import type * as english from '../../en/admin/admin-page.ts'
import { translation } from '../../translation.ts'

export const ADMIN_PAGE_WORDS = translation<typeof english.ADMIN_PAGE_WORDS>()({
  back: 'डैशबोर्ड पर जाएँ',
  nav: 'एडमिन के पेज',
  search: 'खोजें',
})

export const ADMIN_NAV = translation<typeof english.ADMIN_NAV>()({
  dashboard: 'डैशबोर्ड',
  walkIn: 'नया मेंबर',
  tours: 'विज़िट',
  bookings: 'बुकिंग',
  hall: 'हॉल',
  users: 'अकाउंट',
  scanner: 'QR स्कैनर',
  cash: 'नकद',
  books: 'हिसाब',
  door: 'एंट्री',
  gates: 'गेट',
  settings: 'सेटिंग्स',
  auditLog: 'ऑडिट लॉग',
})
