import type * as english from '../../en/admin/list-files.ts'
import { translation } from '../../translation.ts'

export const LIST_FILE_WORDS = translation<typeof english.LIST_FILE_WORDS>()({
  name: 'नाम',
  memberId: 'मेंबर आईडी',
  phone: 'फ़ोन',
  email: 'ईमेल',
  seat: 'सीट',
  room: 'रूम',
  batch: 'बैच',
  duration: 'अवधि',
  firstDay: 'पहला दिन',
  lastDay: 'आखिरी दिन',
  amount: 'रकम (₹)',
  discount: 'छूट (₹)',
  refunded: 'लौटाए (₹)',
  open: 'अभी बाकी (₹)',
  state: 'स्थिति',
  registered: 'रजिस्ट्रेशन',
  paidUntil: 'पैसे जमा का आखिरी दिन',
  lastContact: 'आखिरी संपर्क',
  active: 'चालू',
  deactivated: 'बंद किया हुआ',
  day: 'दिन',
  time: 'समय',
  exam: 'परीक्षा',
  followUp: 'दोबारा फ़ोन करने का दिन',
})
