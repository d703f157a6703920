import type * as english from '../../en/money/statement.ts'
import { translation } from '../../translation.ts'

export const STATEMENT_WORDS = translation<typeof english.STATEMENT_WORDS>()({
  title: 'बैंक स्टेटमेंट',
  subtitle: 'बैंक में जमा रकमों में UPI पेमेंट ढूँढें',
  lines: 'बैंक की लाइनें',
  views: 'बैंक में क्या है और क्या नहीं',
})

export const IMPORT_WORDS = translation<typeof english.IMPORT_WORDS>()({
  title: 'स्टेटमेंट इम्पोर्ट करें',
  file: 'CSV स्टेटमेंट',
  chooseFile: 'फ़ाइल चुनें',
  hint: 'बैंक की वेबसाइट से CSV में लें, ज़्यादा से ज़्यादा 2 MB। पहले के दिन दोबारा आएँ तो भी चलेगा।',
  tooLarge: 'यह फ़ाइल 2 MB से बड़ी है। एक बार में कम दिनों का स्टेटमेंट लें।',
  reading: 'फ़ाइल पढ़ी जा रही है...',
  preview: '{file} की पहली लाइनें',
  lines: { one: '{count} लाइन', other: '{count} लाइनें' },
  guessed: 'क्या ये कॉलम सही हैं? इस बैंक के लिए ये याद रखे जाएँगे।',
  saved: 'इस बैंक के कॉलम पिछली बार जैसे।',
  columns: {
    date: 'तारीख',
    narration: 'विवरण',
    amount: 'जमा रकम',
    reference: 'रेफ़रेंस नंबर',
    type: 'जमा या निकासी',
  },
  column: 'कॉलम {number}',
  none: 'कोई नहीं',
  choose: 'कॉलम चुनें',
  missing: 'हर एक के लिए अलग कॉलम चुनें',
  import: 'इम्पोर्ट करें',
  importing: 'इम्पोर्ट हो रहा है...',
  cancel: 'रद्द करें',
})

export const IMPORTED_WORDS = translation<typeof english.IMPORTED_WORDS>()({
  added: { one: '{count} नई लाइन।', other: '{count} नई लाइनें।' },
  confirmed: { one: '{count} पेमेंट दर्ज हुआ।', other: '{count} पेमेंट दर्ज हुए।' },
  linked: {
    one: 'पहले से दर्ज {count} पेमेंट मिला।',
    other: 'पहले से दर्ज {count} पेमेंट मिले।',
  },
  known: { one: '{count} लाइन पहले से है।', other: '{count} लाइनें पहले से हैं।' },
  debits: { one: 'निकासी की {count} लाइन छोड़ी।', other: 'निकासी की {count} लाइनें छोड़ीं।' },
  unreadable: { one: '{count} लाइन पढ़ी नहीं जा सकी।', other: '{count} लाइनें पढ़ी नहीं जा सकीं।' },
})

export const STATEMENT_LIST_WORDS = translation<typeof english.STATEMENT_LIST_WORDS>()({
  list: 'स्टेटमेंट की लाइनें',
  pages: 'स्टेटमेंट के पेज',
  loading: 'स्टेटमेंट लोड हो रहा है...',
  failed: 'स्टेटमेंट लोड नहीं हुआ',
  count: { one: '{count} लाइन', other: '{count} लाइनें' },
  show: 'दिखाएँ',
  all: 'सभी लाइनें',
  states: {
    suggested: 'दर्ज करना है',
    left: 'पेमेंट नहीं मिला',
    matched: 'मिल गया',
    ignored: 'हमारा नहीं',
  },
  noneTitle: 'यहाँ कोई लाइन नहीं',
  none: 'क्या जमा हुआ, यह देखने के लिए स्टेटमेंट इम्पोर्ट करें।',
  utr: 'UTR {utr}',
  matchedWith: '{name}, सीट {seat}',
  recordedAs: 'हिसाब में {amount} दर्ज है, बैंक की रकम अलग है',
  candidate: '{name}, सीट {seat}, {amount}',
  fits: {
    utr: 'UTR और रकम एक जैसी',
    otherAmount: 'UTR एक जैसा, पर रकम अलग',
    amount: '{day} की एक जैसी रकम',
    rest: 'इस बुकिंग की बाकी रकम, {day} तक देनी है',
  },
  differences: {
    less: 'सिर्फ़ {received} आए। दर्ज {booked} होंगे।',
    more: '{received} आए। दर्ज सिर्फ़ {booked} होंगे।',
  },
  wholeTitle: '{name} के {booked} दर्ज करें?',
  wholeEffect:
    'सिर्फ़ {received} आए। इससे पूरे {booked} दर्ज होंगे और इतने की रसीद बनेगी। बाकी रकम नहीं मिलनी हो तो छूट दें। हिसाब में दर्ज रकम मिटाई नहीं जा सकती।',
  bookWhole: '{booked} दर्ज करें',
  notYet: 'अभी नहीं',
  giveDiscount: '{discount} की छूट दें',
  discountGiven: '{price} से {discount} कम आए। उतनी छूट दी जाएगी।',
  lateFee: '{fee} लेट फ़ीस के साथ',
  alreadyConfirmed: 'पहले से दर्ज',
  confirm: 'पेमेंट दर्ज करें',
  confirmLabel: '{name}, सीट {seat} का पेमेंट दर्ज करें',
  match: 'जोड़ें',
  matchLabel: '{name}, सीट {seat} से जोड़ें',
  busy: 'दर्ज हो रहा है...',
  confirmed: '{name} का पेमेंट दर्ज हुआ',
  matchDone: '{name} के पेमेंट से जोड़ा गया',
  ignore: 'हमारा नहीं',
  ignoreLabel: 'हमारा नहीं: {day} के {amount}',
  back: 'वापस लें',
  backLabel: 'वापस लें: {day} के {amount}',
})

export const MISSING_WORDS = translation<typeof english.MISSING_WORDS>()({
  view: 'बैंक में नहीं ({count})',
  list: 'UPI पेमेंट जो बैंक में नहीं हैं',
  pages: 'बैंक में न मिले पेमेंट के पेज',
  loading: 'बैंक में न मिले पेमेंट ढूँढे जा रहे हैं...',
  failed: 'बैंक में न मिले पेमेंट लोड नहीं हुए',
  count: {
    one: '{count} UPI पेमेंट बैंक में नहीं है',
    other: '{count} UPI पेमेंट बैंक में नहीं हैं',
  },
  sum: '{from} से {to} तक UPI के {amount} दर्ज हुए, पर बैंक की किसी लाइन से नहीं मिलते।',
  about:
    'इन्हें बैंक की लाइन से जोड़ें। नकद मिला था, तो मेंबर का पेज खोलकर तरीका सुधारें। नहीं तो दर्ज करने वाले से पूछें।',
  noneTitle: 'सब बैंक में हैं',
  none: '{from} से {to} तक रिसेप्शन ने जो UPI पेमेंट दर्ज किए, वे सब बैंक में हैं।',
  nothingTitle: 'अभी कोई स्टेटमेंट नहीं',
  nothing: 'कौन से UPI पेमेंट बैंक में नहीं हैं, यह देखने के लिए स्टेटमेंट इम्पोर्ट करें।',
  deletedMember: 'डिलीट किए गए मेंबर',
  seat: 'सीट {seat}',
  utr: 'UTR {utr}',
  withoutUtr: 'बिना UTR',
  confirmedBy: '{name} ने दर्ज किया',
})
