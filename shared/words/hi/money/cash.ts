import type * as english from '../../en/money/cash.ts'
import { translation } from '../../translation.ts'

export const CASH_WORDS = translation<typeof english.CASH_WORDS>()({
  title: 'नकद',
  subtitle: 'गल्ले पर आपकी शिफ़्ट, और मालिक को दी गई रकम',
  loading: 'नकद लोड हो रहा है...',
  failed: 'नकद लोड नहीं हुआ',
  opened: 'शिफ़्ट शुरू हुई',
  cancel: 'रद्द करें',
  statement: 'बैंक स्टेटमेंट में UPI पेमेंट ढूँढें',
})

export const EXPENSE_LABELS = translation<typeof english.EXPENSE_LABELS>()({
  tea: 'चाय-पानी',
  cleaning: 'सफ़ाई',
  stationery: 'स्टेशनरी',
  repairs: 'मरम्मत',
  electricity: 'बिजली',
  newspapers: 'अखबार',
  other: 'अन्य',
})

export const COUNT_WORDS = translation<typeof english.COUNT_WORDS>()({
  title: 'गल्ला गिनें',
  hint: 'हर नोट की गिनती; सिक्कों की कुल रकम।',
  note: '₹{value} के नोट',
  coins: 'सिक्के, ₹',
  total: 'गिना हुआ',
  missing: 'पहले गल्ला गिनें। खाली हो, तो सिक्कों में 0 लिखें।',
})

export const OPEN_SHIFT_WORDS = translation<typeof english.OPEN_SHIFT_WORDS>()({
  title: 'शिफ़्ट शुरू करें',
  about: 'पैसे लेने से पहले गल्ले में कितना है, गिन लें।',
  usualDrawer: 'रिसेप्शन',
  drawer: 'गल्ला',
  newDrawer: 'नया गल्ला।',
  inUse: 'इस गल्ले पर {name} की शिफ़्ट चालू है।',
  left: 'पिछली शिफ़्ट ने यहाँ {amount} छोड़े।',
  right: 'सही: पिछली शिफ़्ट ने {expected} छोड़े थे।',
  over: 'पिछली शिफ़्ट ने {expected} छोड़े थे, {amount} ज़्यादा हैं। फिर से गिनें, या कारण लिखकर शुरू करें।',
  short: 'पिछली शिफ़्ट ने {expected} छोड़े थे, {amount} कम हैं। फिर से गिनें, या कारण लिखकर शुरू करें।',
  drawerMissing: 'कौन सा गल्ला है, लिखें',
  open: 'शिफ़्ट शुरू करें',
  opening: 'शुरू हो रही है...',
  sentBefore: 'यह शिफ़्ट पहले ही शुरू हो चुकी है, पर गिनती अलग थी। देखने के लिए पेज रीलोड करें।',
})

export const SHIFT_WORDS = translation<typeof english.SHIFT_WORDS>()({
  title: '{drawer}, {time} से',
  inDrawer: 'अभी गल्ले में',
  counted: 'शुरुआत में {amount} गिने गए',
  expense: 'खर्च दें',
  close: 'शिफ़्ट बंद करें',
  moves: 'इस शिफ़्ट का लेन-देन',
  time: 'समय',
  what: 'किसलिए',
  amount: 'रकम',
  seat: 'सीट {seat}',
  takeBack: 'वापस लें',
  refund: '{name} को रिफ़ंड',
  back: 'वापस लिया: {what}',
  noMoves: 'अभी कुछ नहीं',
  noMovesHint: 'आपके दर्ज किए नकद पेमेंट यहाँ दिखेंगे।',
  expensePaid: 'खर्च दर्ज हुआ',
  takenBack: 'खर्च वापस लिया गया',
})

export const EXPENSE_WORDS = translation<typeof english.EXPENSE_WORDS>()({
  title: 'खर्च दें',
  about: 'गल्ले में {amount} हैं।',
  amount: 'रकम',
  amountMissing: '₹1 से पूरी रकम लिखें',
  category: 'किसलिए',
  note: 'क्या खरीदा',
  noteMissing: 'क्या खरीदा, लिखें',
  pay: 'गल्ले से दें',
  paying: 'दर्ज हो रहा है...',
  sentBefore: 'यह ख़र्च पहले ही दिया जा चुका है, पर कुछ अलग दर्ज हुआ था। यह विंडो बंद करके सूची देखें।',
})

export const BILL_WORDS = translation<typeof english.BILL_WORDS>()({
  title: 'बिल',
  optional: 'ज़रूरी नहीं',
  choose: 'फ़ोटो जोड़ें',
  change: 'फ़ोटो बदलें',
  remove: 'फ़ोटो हटाएँ',
  add: 'बिल जोड़ें',
  show: 'बिल देखें',
  replace: 'दूसरी फ़ोटो लें',
  saved: 'बिल सेव हुआ',
  notSaved: 'खर्च दर्ज हुआ, पर बिल सेव नहीं हुआ। सूची में जोड़ें।',
  loading: 'बिल आ रहा है...',
  failed: 'बिल नहीं दिखा पाए',
})

export const CLOSE_SHIFT_WORDS = translation<typeof english.CLOSE_SHIFT_WORDS>()({
  title: 'शिफ़्ट बंद करें',
  right: 'सही: {expected} होने चाहिए थे।',
  over: '{expected} होने चाहिए थे, {amount} ज़्यादा हैं। फिर से गिनें, या कारण लिखकर बंद करें।',
  short: '{expected} होने चाहिए थे, {amount} कम हैं। फिर से गिनें, या कारण लिखकर बंद करें।',
  handOver: 'मालिक के लिए',
  left: 'गल्ले में {amount} रहेंगे।',
  tooMuch: 'गिने हुए से ज़्यादा',
  note: 'कारण',
  noteMissing: 'फ़र्क क्यों है, लिखें, या फिर से गिनें',
  close: 'शिफ़्ट बंद करें',
  closing: 'बंद हो रही है...',
  closedRight: 'शिफ़्ट बंद हुई। गिनती सही है।',
  closedOver: 'शिफ़्ट बंद हुई। {amount} ज़्यादा निकले।',
  closedShort: 'शिफ़्ट बंद हुई। {amount} कम निकले।',
})

export const OTHER_SHIFTS_WORDS = translation<typeof english.OTHER_SHIFTS_WORDS>()({
  title: 'दूसरों की चालू शिफ़्ट',
  about: 'कोई शिफ़्ट बंद किए बिना चला गया हो, तो गल्ला गिनकर उनकी ओर से शिफ़्ट बंद करें।',
  who: '{name}, {drawer}',
  since: '{day}, {time} से',
  close: '{name} की शिफ़्ट बंद करें',
})

export const CLOSED_SHIFTS_WORDS = translation<typeof english.CLOSED_SHIFTS_WORDS>()({
  title: 'बंद शिफ़्टें',
  pages: 'शिफ़्टों के पेज',
  loading: 'शिफ़्टें लोड हो रही हैं...',
  failed: 'शिफ़्टें लोड नहीं हुईं',
  count: { one: '{count} शिफ़्ट', other: '{count} शिफ़्टें' },
  none: 'कोई बंद शिफ़्ट नहीं',
  noneHint: 'बंद होने पर शिफ़्टें यहाँ दिखेंगी।',
  who: '{name}, {drawer}',
  when: '{day}, {from} से {until}',
  countedBy: 'गिनती {name} ने की',
  leftBefore: 'पहले छोड़े गए {amount}',
  opening: 'शुरू में गिने {amount}',
  expected: 'होने चाहिए थे {amount}',
  counted: 'गिने {amount}',
  handedOver: 'सौंपे {amount}',
  expenses: 'ख़र्च {amount}',
  expensesWithoutBill: 'ख़र्च {amount}, इसमें से {without} बिना बिल के',
  received: 'मालिक को {amount} मिले',
  right: 'सही',
  over: '{amount} ज़्यादा',
  short: '{amount} कम',
  overAtOpening: 'शुरू में {amount} ज़्यादा',
  missingAtOpening: 'शुरू में {amount} कम',
  openingNote: 'शुरू में: {note}',
  confirm: 'पैसे मिले, दर्ज करें',
  lessReceived: 'सौंपे गए से {amount} कम',
  moreReceived: 'सौंपे गए से {amount} ज़्यादा',
  receivedNote: 'पैसे मिलने पर: {note}',
  notReceived: 'अभी नहीं मिले',
  confirmed: 'पैसे मिलना दर्ज हुआ',
  confirmTitle: 'शिफ़्ट की रकम',
  declared: '{name} ने {amount} सौंपे।',
  arrivedRight: 'सही: {expected} सौंपे गए थे।',
  arrivedOver: '{expected} सौंपे गए थे, {amount} ज़्यादा हैं। फिर से गिनें, या कारण लिखकर दर्ज करें।',
  arrivedShort: '{expected} सौंपे गए थे, {amount} कम हैं। फिर से गिनें, या कारण लिखकर दर्ज करें।',
  confirming: 'दर्ज हो रहा है...',
  arrived: 'आपको मिली रकम',
  arrivedHint: 'फ़र्क हो तो वह गल्ले का फ़र्क माना जाएगा।',
})
