import type * as english from '../../en/admin/admin-page.ts'
import { translation } from '../../translation.ts'

export const ADMIN_PAGE_WORDS = translation<typeof english.ADMIN_PAGE_WORDS>()({
  back: 'डॅशबोर्डवर जा',
  nav: 'अ‍ॅडमिनची पेज',
  search: 'शोधा',
})

export const ADMIN_NAV = translation<typeof english.ADMIN_NAV>()({
  dashboard: 'डॅशबोर्ड',
  walkIn: 'नवीन मेंबर',
  tours: 'भेटी',
  bookings: 'बुकिंग',
  hall: 'नकाशा',
  users: 'अकाउंट',
  scanner: 'QR स्कॅनर',
  cash: 'रोख',
  books: 'हिशोब',
  door: 'प्रवेश',
  gates: 'गेट',
  settings: 'सेटिंग्ज',
  auditLog: 'ऑडिट लॉग',
})
