import type * as english from '../../en/user/user.ts'
import { translation } from '../../translation.ts'

export const OWN_USER_MESSAGES = translation<typeof english.OWN_USER_MESSAGES>()({
  loggedIn: 'लॉग इन हो गया',
  loggedOut: 'आप लॉग आउट हो गए हैं',
  registered: 'आपका अकाउंट बन गया',
  codeSent: 'हमने आपको ईमेल से OTP भेजा है',
  emailVerified: 'आपका ईमेल वेरिफ़ाई हो गया',
  resetCodeSent: 'हमने आपको ईमेल से OTP भेजा है',
  resetCodeRight: 'OTP सही है',
  passwordReset: 'पासवर्ड बदल गया! अब नए पासवर्ड से लॉग इन करें।',
  passwordChanged: 'आपका पासवर्ड बदल गया। आपके बाकी डिवाइस लॉग आउट हो गए।',
  detailsSaved: 'बदलाव सेव हो गए',
  emailCodeSent: 'हमने आपको ईमेल से OTP भेजा है',
  emailChanged: 'आपका ईमेल बदल गया। अब से नए ईमेल से लॉग इन करें। आपके बाकी डिवाइस लॉग आउट हो गए।',
  pushOn: 'नोटिफ़िकेशन चालू हैं',
  pushOff: 'नोटिफ़िकेशन बंद हैं',
  languageSaved: 'भाषा सेव हो गई',
  sessionEnded: 'वह डिवाइस लॉग आउट हो गया',
  secondFactorOn: 'आपका दूसरा चरण चालू हो गया। आपके बाकी डिवाइस लॉग आउट हो गए।',
  secondFactorOff: 'आपका दूसरा चरण बंद हो गया',
  recoveryCodesRenewed: 'ये आपके नए रिकवरी कोड हैं। पुराने अब नहीं चलेंगे।',
  pictureSaved: 'प्रोफ़ाइल फ़ोटो सेव हो गई',
  membershipSaved: 'मेंबरशिप की जानकारी सेव हो गई',
  parentAsked: 'हमने आपके माता-पिता को ईमेल से OTP भेजा है',
  consented: 'धन्यवाद। अब आप सीट बुक कर सकते हैं।',
  deleted: 'आपका अकाउंट और आपकी जानकारी डिलीट हो गई',
})
