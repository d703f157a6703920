import type * as english from '../../en/money/cash.ts'
import { translation } from '../../translation.ts'

export const CASH_WORDS = translation<typeof english.CASH_WORDS>()({
  title: 'रोख',
  subtitle: 'गल्ल्यावरची तुमची शिफ्ट आणि मालकांना दिलेली रक्कम',
  loading: 'रोख रक्कम लोड होत आहे...',
  failed: 'रोख रक्कम लोड झाली नाही',
  opened: 'शिफ्ट सुरू झाली',
  cancel: 'रद्द करा',
  statement: 'बँक स्टेटमेंटमध्ये UPI पेमेंट शोधा',
})

export const EXPENSE_LABELS = translation<typeof english.EXPENSE_LABELS>()({
  tea: 'चहा-पाणी',
  cleaning: 'साफसफाई',
  stationery: 'स्टेशनरी',
  repairs: 'दुरुस्ती',
  electricity: 'वीज',
  newspapers: 'पेपर',
  other: 'इतर',
})

export const COUNT_WORDS = translation<typeof english.COUNT_WORDS>()({
  title: 'गल्ला मोजा',
  hint: 'प्रत्येक नोटेची संख्या; नाण्यांची एकूण रक्कम.',
  note: '₹{value} च्या नोटा',
  coins: 'नाणी, ₹',
  total: 'मोजलेले',
  missing: 'आधी गल्ला मोजा. रिकामा असेल तर नाण्यांमध्ये 0 लिहा.',
})

export const OPEN_SHIFT_WORDS = translation<typeof english.OPEN_SHIFT_WORDS>()({
  title: 'शिफ्ट सुरू करा',
  about: 'पैसे घेण्याआधी गल्ल्यात किती आहेत ते मोजा.',
  usualDrawer: 'रिसेप्शन',
  drawer: 'गल्ला',
  newDrawer: 'नवीन गल्ला.',
  inUse: 'या गल्ल्यावर {name} यांची शिफ्ट सुरू आहे.',
  left: 'आधीच्या शिफ्टने इथे {amount} ठेवले.',
  right: 'बरोबर: आधीच्या शिफ्टने {expected} ठेवले होते.',
  over: 'आधीच्या शिफ्टने {expected} ठेवले होते, {amount} जास्त आहेत. पुन्हा मोजा, किंवा टीप लिहून सुरू करा.',
  short: 'आधीच्या शिफ्टने {expected} ठेवले होते, {amount} कमी आहेत. पुन्हा मोजा, किंवा टीप लिहून सुरू करा.',
  drawerMissing: 'कोणता गल्ला ते लिहा',
  open: 'शिफ्ट सुरू करा',
  opening: 'सुरू होत आहे...',
  sentBefore: 'ही शिफ्ट आधीच सुरू झाली आहे, पण मोजणी वेगळी होती. पाहण्यासाठी पेज रीलोड करा.',
})

export const SHIFT_WORDS = translation<typeof english.SHIFT_WORDS>()({
  title: '{drawer}, {time} पासून',
  inDrawer: 'आत्ता गल्ल्यात',
  counted: 'सुरुवातीला {amount} मोजले',
  expense: 'खर्च द्या',
  close: 'शिफ्ट बंद करा',
  moves: 'या शिफ्टमधले व्यवहार',
  time: 'वेळ',
  what: 'कशासाठी',
  amount: 'रक्कम',
  seat: 'सीट {seat}',
  takeBack: 'परत घ्या',
  refund: '{name} यांना परतावा',
  back: 'परत घेतले: {what}',
  noMoves: 'अजून काही नाही',
  noMovesHint: 'तुम्ही नोंदवलेली रोख पेमेंट इथे दिसतील.',
  expensePaid: 'खर्चाची नोंद झाली',
  takenBack: 'खर्च परत घेतला',
})

export const EXPENSE_WORDS = translation<typeof english.EXPENSE_WORDS>()({
  title: 'खर्च द्या',
  about: 'गल्ल्यात {amount} आहेत.',
  amount: 'रक्कम',
  amountMissing: '₹1 पासून पूर्ण रक्कम लिहा',
  category: 'कशासाठी',
  note: 'काय घेतले',
  noteMissing: 'काय घेतले ते लिहा',
  pay: 'गल्ल्यातून द्या',
  paying: 'नोंद होत आहे...',
  sentBefore: 'हा खर्च आधीच दिला आहे, पण तपशील वेगळा होता. ही विंडो बंद करून यादी पाहा.',
})

export const BILL_WORDS = translation<typeof english.BILL_WORDS>()({
  title: 'बिल',
  optional: 'ऐच्छिक',
  choose: 'फोटो जोडा',
  change: 'फोटो बदला',
  remove: 'फोटो काढा',
  add: 'बिल जोडा',
  show: 'बिल पाहा',
  replace: 'दुसरा फोटो काढा',
  saved: 'बिल सेव्ह झाले',
  notSaved: 'खर्चाची नोंद झाली, पण बिल सेव्ह झाले नाही. यादीतून जोडा.',
  loading: 'बिल येत आहे...',
  failed: 'बिल दाखवता आले नाही',
})

export const CLOSE_SHIFT_WORDS = translation<typeof english.CLOSE_SHIFT_WORDS>()({
  title: 'शिफ्ट बंद करा',
  right: 'बरोबर: {expected} असायला हवे होते.',
  over: '{expected} असायला हवे होते, {amount} जास्त आहेत. पुन्हा मोजा, किंवा टीप लिहून बंद करा.',
  short: '{expected} असायला हवे होते, {amount} कमी आहेत. पुन्हा मोजा, किंवा टीप लिहून बंद करा.',
  handOver: 'मालकांसाठी',
  left: 'गल्ल्यात {amount} राहतील.',
  tooMuch: 'मोजलेल्यापेक्षा जास्त',
  note: 'टीप',
  noteMissing: 'फरक का आहे ते लिहा, किंवा पुन्हा मोजा',
  close: 'शिफ्ट बंद करा',
  closing: 'बंद होत आहे...',
  closedRight: 'शिफ्ट बंद झाली. मोजणी बरोबर आहे.',
  closedOver: 'शिफ्ट बंद झाली. {amount} जास्त निघाले.',
  closedShort: 'शिफ्ट बंद झाली. {amount} कमी निघाले.',
})

export const OTHER_SHIFTS_WORDS = translation<typeof english.OTHER_SHIFTS_WORDS>()({
  title: 'इतरांच्या चालू शिफ्ट',
  about: 'कोणी शिफ्ट बंद न करता गेले असेल, तर गल्ला मोजून त्यांच्या वतीने शिफ्ट बंद करा.',
  who: '{name}, {drawer}',
  since: '{day}, {time} पासून',
  close: '{name} यांची शिफ्ट बंद करा',
})

export const CLOSED_SHIFTS_WORDS = translation<typeof english.CLOSED_SHIFTS_WORDS>()({
  title: 'बंद झालेल्या शिफ्ट',
  pages: 'शिफ्टची पेज',
  loading: 'शिफ्ट लोड होत आहेत...',
  failed: 'शिफ्ट लोड झाल्या नाहीत',
  count: { one: '{count} शिफ्ट', other: '{count} शिफ्ट' },
  none: 'एकही शिफ्ट बंद झालेली नाही',
  noneHint: 'बंद झालेल्या शिफ्ट इथे दिसतील.',
  who: '{name}, {drawer}',
  when: '{day}, {from} ते {until}',
  countedBy: 'मोजणी {name} यांनी केली',
  leftBefore: 'आधी ठेवलेले {amount}',
  opening: 'सुरुवातीला मोजले {amount}',
  expected: 'हवे होते {amount}',
  counted: 'मोजले {amount}',
  handedOver: 'सोपवले {amount}',
  expenses: 'खर्च {amount}',
  expensesWithoutBill: 'खर्च {amount}, त्यातील {without} बिलाशिवाय',
  received: 'मालकांना {amount} मिळाले',
  right: 'बरोबर',
  over: '{amount} जास्त',
  short: '{amount} कमी',
  overAtOpening: 'सुरुवातीला {amount} जास्त',
  missingAtOpening: 'सुरुवातीला {amount} कमी',
  openingNote: 'सुरुवातीला: {note}',
  confirm: 'पैसे मिळाल्याची नोंद करा',
  lessReceived: 'सोपवलेल्यापेक्षा {amount} कमी',
  moreReceived: 'सोपवलेल्यापेक्षा {amount} जास्त',
  receivedNote: 'पैसे मिळताना: {note}',
  notReceived: 'अजून मिळालेले नाहीत',
  confirmed: 'पैसे मिळाल्याची नोंद झाली',
  confirmTitle: 'शिफ्टची रक्कम',
  declared: '{name} यांनी {amount} सोपवले.',
  arrivedRight: 'बरोबर: {expected} सोपवले होते.',
  arrivedOver: '{expected} सोपवले होते, {amount} जास्त आहेत. पुन्हा मोजा, किंवा टीप लिहून नोंद करा.',
  arrivedShort: '{expected} सोपवले होते, {amount} कमी आहेत. पुन्हा मोजा, किंवा टीप लिहून नोंद करा.',
  confirming: 'नोंद होत आहे...',
  arrived: 'तुम्हाला मिळालेली रक्कम',
  arrivedHint: 'फरक असेल तर तो गल्ल्यातला फरक म्हणून नोंदला जाईल.',
})
