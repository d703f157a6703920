import type * as english from '../../en/money/ledger-labels.ts'
import { translation } from '../../translation.ts'

export const JOURNAL_LABELS = translation<typeof english.JOURNAL_LABELS>()({
  charge: 'बुकिंग हुई',
  payment: 'पेमेंट',
  correction: 'पेमेंट का तरीका सुधारा',
  refund: 'रिफ़ंड',
  reversal: 'उलट एंट्री',
  discount: 'छूट',
  deposit: 'डिपॉज़िट',
  lateFee: 'लेट फ़ीस',
  float: 'शिफ़्ट की शुरुआत का नकद',
  expense: 'खर्च',
  difference: 'गल्ले का फ़र्क',
  handOver: 'मालिक को दिया नकद',
})

export const ACCOUNT_LABELS = translation<typeof english.ACCOUNT_LABELS>()({
  cash: 'नकद',
  handedOver: 'मालिक को भेजा',
  upi: 'UPI',
  simulated: 'टेस्ट',
  members: 'मेंबर',
  fees: 'फ़ीस',
  gst: 'GST',
  discount: 'छूट',
  keptDeposits: 'रखे गए डिपॉज़िट',
  heldDeposits: 'लौटाने के डिपॉज़िट',
  lateFees: 'लेट फ़ीस',
  expenses: 'खर्च',
  differences: 'गल्ले का फ़र्क',
  owner: 'मालिक',
})
