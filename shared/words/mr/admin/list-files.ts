import type * as english from '../../en/admin/list-files.ts'
import { translation } from '../../translation.ts'

export const LIST_FILE_WORDS = translation<typeof english.LIST_FILE_WORDS>()({
  name: 'नाव',
  memberId: 'मेंबर आयडी',
  phone: 'फोन',
  email: 'ईमेल',
  seat: 'सीट',
  room: 'रूम',
  batch: 'बॅच',
  duration: 'कालावधी',
  firstDay: 'पहिला दिवस',
  lastDay: 'शेवटचा दिवस',
  amount: 'रक्कम (₹)',
  discount: 'सूट (₹)',
  refunded: 'परत दिले (₹)',
  open: 'अजून बाकी (₹)',
  state: 'स्थिती',
  registered: 'नोंदणी',
  paidUntil: 'पैसे भरलेला शेवटचा दिवस',
  lastContact: 'शेवटचा संपर्क',
  active: 'चालू',
  deactivated: 'बंद केलेले',
  day: 'दिवस',
  time: 'वेळ',
  exam: 'परीक्षा',
  followUp: 'पुन्हा फोन करायचा दिवस',
})
