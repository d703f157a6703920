import type * as english from '../../../en/user/auth/register.ts'
import { translation } from '../../../translation.ts'

export const REGISTER_WORDS = translation<typeof english.REGISTER_WORDS>()({
  steps: {
    email: 'ईमेल',
    otp: 'OTP',
    profile: 'प्रोफ़ाइल',
    congratulations: 'बधाई',
  },
  titles: {
    email: 'अकाउंट बनाएँ',
    otp: 'ईमेल वेरिफ़ाई करें',
    profile: 'अपनी जानकारी भरें',
    congratulations: 'बधाई हो!',
  },
  emailHint: 'हम ईमेल पर OTP भेजेंगे।',
  haveAccount: 'पहले से अकाउंट है? {link}',
  logIn: 'लॉग इन करें',
  alreadyVerified: 'आपका ईमेल पहले से वेरिफ़ाई है।',
  toProfile: 'जानकारी भरें',
  prefilled: 'आपका नाम और लिंग हमने विज़िट की जानकारी से भर दिया है।',
  picture: 'प्रोफ़ाइल फ़ोटो',
  optional: 'ज़रूरी नहीं',
  email: 'ईमेल',
  verified: 'वेरिफ़ाई हो गया',
  fullName: 'पूरा नाम',
  phone: 'मोबाइल नंबर',
  birthDate: 'जन्मतिथि',
  gender: 'लिंग',
  chooseGender: 'लिंग चुनें',
  password: 'पासवर्ड',
  confirmPassword: 'पासवर्ड दोबारा डालें',
  submit: 'आगे बढ़ें',
  submitting: 'अकाउंट बना रहे हैं...',
  created: '{email} के लिए आपका अकाउंट बन गया है',
  next: 'आगे: लॉग इन करें, थोड़ी जानकारी दें और अपनी सीट चुनें।',
  toLogin: 'लॉग इन करें',
})
