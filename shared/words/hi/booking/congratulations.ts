import type * as english from '../../en/booking/congratulations.ts'
import { translation } from '../../translation.ts'

export const CONGRATULATIONS_WORDS = translation<typeof english.CONGRATULATIONS_WORDS>()({
  title: 'बधाई हो!',
  subtitle: 'पेमेंट पूरा हुआ। अब आप मेंबर हैं।',
  memberId: 'आपकी मेंबर आईडी',
  memberIdHint: 'ईमेल की जगह इससे भी लॉग इन कर सकते हैं।',
  copy: 'आईडी कॉपी करें',
  copied: 'आईडी कॉपी हुई',
  notCopied: 'आईडी कॉपी नहीं हुई। कृपया लिख लें।',
  arrival: {
    now: 'आप अभी आ\u00a0सकते\u00a0हैं, {to} तक।',
    nowAllHours: 'आप अभी आ\u00a0सकते\u00a0हैं, दिन-रात कभी भी।',
    today: 'आप आज {time} से आ सकते हैं।',
    later: 'आपका पहला दिन {day} है, {time} से।',
  },
  firstDay: {
    title: 'आपका पहला दिन',
    day: 'पहला दिन',
    until: 'कब तक',
    untilDay: '{day} ({duration})',
    hours: 'समय',
    room: 'रूम',
    seat: 'सीट',
    anySeat: 'कोई भी',
    bring: 'साथ लाएँ',
    idAndPhone: 'फ़ोटो वाला पहचान पत्र और फ़ोन',
  },
  pass: {
    title: 'आपका प्रवेश पास',
    text: 'बिना इंटरनेट के भी यह इस फ़ोन पर खुलता है।',
  },
  paid: {
    upi: 'UPI से {amount} दिए',
    cash: 'नकद {amount} दिए',
    test: 'यह एक टेस्ट पेमेंट था। असली पैसे नहीं कटे।',
    emailed: 'रसीद और पास {email} पर ईमेल कर दिए हैं।',
    receipt: 'रसीद देखें',
  },
  way: 'यहाँ कैसे पहुँचें',
  dashboard: 'डैशबोर्ड पर जाएँ',
  continue: 'आगे बढ़ें',
  noId: {
    title: 'अभी मेंबर आईडी नहीं है',
    text: 'पहली बुकिंग का पेमेंट करने पर आपको मेंबर आईडी मिलेगी।',
    loggedOut: 'मेंबर आईडी देखने के लिए लॉग इन करें।',
    logIn: 'लॉग इन करें',
    home: 'होम पेज पर जाएँ',
  },
  noMembership: {
    title: 'अभी मेंबरशिप नहीं है',
    memberId: 'आपकी मेंबर आईडी {id} है।',
    text: 'अभी आपकी मेंबरशिप चालू नहीं है। आईडी आपकी ही रहेगी।',
  },
})
