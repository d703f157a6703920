import type * as english from '../../en/money/statement.ts'
import { translation } from '../../translation.ts'

export const STATEMENT_WORDS = translation<typeof english.STATEMENT_WORDS>()({
  title: 'बँक स्टेटमेंट',
  subtitle: 'बँकेत जमा झालेल्या रकमांमध्ये UPI पेमेंट शोधा',
})

export const IMPORT_WORDS = translation<typeof english.IMPORT_WORDS>()({
  title: 'स्टेटमेंट इम्पोर्ट करा',
  file: 'CSV स्टेटमेंट',
  chooseFile: 'फाइल निवडा',
  hint: 'बँकेच्या वेबसाइटवरून CSV म्हणून घ्या, जास्तीत जास्त 2 MB. आधीचे दिवस पुन्हा आले तरी चालतात.',
  tooLarge: 'ही फाइल 2 MB पेक्षा मोठी आहे. एका वेळी कमी दिवसांचे स्टेटमेंट घ्या.',
  reading: 'फाइल वाचत आहोत...',
  preview: '{file} च्या पहिल्या ओळी',
  lines: { one: '{count} ओळ', other: '{count} ओळी' },
  guessed: 'हे कॉलम बरोबर आहेत का? या बँकेसाठी ते लक्षात ठेवले जातील.',
  saved: 'या बँकेचे कॉलम मागच्या वेळेसारखेच.',
  columns: {
    date: 'तारीख',
    narration: 'मजकूर',
    amount: 'जमा रक्कम',
    reference: 'रेफरन्स नंबर',
    type: 'जमा की नावे',
  },
  column: 'कॉलम {number}',
  none: 'नाही',
  choose: 'कॉलम निवडा',
  missing: 'प्रत्येकासाठी वेगळा कॉलम निवडा',
  import: 'इम्पोर्ट करा',
  importing: 'इम्पोर्ट होत आहे...',
  cancel: 'रद्द करा',
})

export const IMPORTED_WORDS = translation<typeof english.IMPORTED_WORDS>()({
  added: { one: '{count} नवीन ओळ.', other: '{count} नवीन ओळी.' },
  confirmed: { one: '{count} पेमेंटची नोंद झाली.', other: '{count} पेमेंटची नोंद झाली.' },
  linked: {
    one: 'आधीच नोंदवलेले {count} पेमेंट सापडले.',
    other: 'आधीच नोंदवलेली {count} पेमेंट सापडली.',
  },
  known: { one: '{count} ओळ आधीपासून आहे.', other: '{count} ओळी आधीपासून आहेत.' },
  debits: { one: 'नावे पडलेली {count} ओळ वगळली.', other: 'नावे पडलेल्या {count} ओळी वगळल्या.' },
  unreadable: { one: '{count} ओळ वाचता आली नाही.', other: '{count} ओळी वाचता आल्या नाहीत.' },
})

export const STATEMENT_LIST_WORDS = translation<typeof english.STATEMENT_LIST_WORDS>()({
  list: 'स्टेटमेंटच्या ओळी',
  pages: 'स्टेटमेंटची पेज',
  loading: 'स्टेटमेंट लोड होत आहे...',
  failed: 'स्टेटमेंट लोड झाले नाही',
  count: { one: '{count} ओळ', other: '{count} ओळी' },
  show: 'दाखवा',
  all: 'सर्व ओळी',
  states: {
    suggested: 'नोंद करायची',
    left: 'पेमेंट सापडले नाही',
    matched: 'जुळले',
    ignored: 'आपले नाही',
  },
  noneTitle: 'इथे ओळी नाहीत',
  none: 'काय जमा झाले ते पाहण्यासाठी स्टेटमेंट इम्पोर्ट करा.',
  utr: 'UTR {utr}',
  matchedWith: '{name}, सीट {seat}',
  recordedAs: 'हिशेबात {amount} नोंदवले आहेत, बँकेची रक्कम वेगळी आहे',
  candidate: '{name}, सीट {seat}, {amount}',
  fits: {
    utr: 'UTR आणि रक्कम सारखी',
    otherAmount: 'UTR सारखा, पण रक्कम वेगळी',
    amount: '{day} ची सारखी रक्कम',
    rest: 'या बुकिंगची बाकी रक्कम, {day} पर्यंत भरायची',
  },
  giveDiscount: '{discount} सूट द्या',
  discountGiven: '{price} पेक्षा {discount} कमी आले. तेवढी सूट दिली जाईल.',
  lateFee: '{fee} लेट फी धरून',
  alreadyConfirmed: 'आधीच नोंद केली',
  confirm: 'पेमेंट नोंदवा',
  confirmLabel: '{name}, सीट {seat} चे पेमेंट नोंदवा',
  match: 'जोडा',
  matchLabel: '{name}, सीट {seat} शी जोडा',
  busy: 'नोंद होत आहे...',
  confirmed: '{name} यांच्या पेमेंटची नोंद झाली',
  matchDone: '{name} यांच्या पेमेंटशी जोडले',
  ignore: 'आपले नाही',
  ignoreLabel: 'आपले नाही: {day} चे {amount}',
  back: 'परत घ्या',
  backLabel: 'परत घ्या: {day} चे {amount}',
})
