import type * as english from '../../en/money/ledger-labels.ts'
import { translation } from '../../translation.ts'

export const JOURNAL_LABELS = translation<typeof english.JOURNAL_LABELS>()({
  charge: 'बुकिंग झाले',
  payment: 'पेमेंट',
  correction: 'पेमेंटची पद्धत दुरुस्त केली',
  refund: 'परतावा',
  reversal: 'उलट नोंद',
  discount: 'सूट',
  deposit: 'डिपॉझिट',
  lateFee: 'लेट फी',
  float: 'शिफ्टच्या सुरुवातीची रोख',
  expense: 'खर्च',
  difference: 'गल्ल्यातला फरक',
  handOver: 'मालकांना दिलेली रोख',
})

export const ACCOUNT_LABELS = translation<typeof english.ACCOUNT_LABELS>()({
  cash: 'रोख',
  handedOver: 'मालकांकडे पाठवले',
  upi: 'UPI',
  simulated: 'टेस्ट',
  members: 'मेंबर',
  fees: 'फी',
  gst: 'GST',
  discount: 'सूट',
  keptDeposits: 'ठेवून घेतलेले डिपॉझिट',
  heldDeposits: 'परत द्यायचे डिपॉझिट',
  lateFees: 'लेट फी',
  expenses: 'खर्च',
  differences: 'गल्ल्यातला फरक',
  owner: 'मालक',
})
