import type * as english from '../../../en/user/auth/register-problems.ts'
import { translation } from '../../../translation.ts'

export const REGISTER_PROBLEMS = translation<typeof english.REGISTER_PROBLEMS>()({
  phoneTaken: 'यह फ़ोन नंबर पहले से रजिस्टर्ड है। कृपया दूसरा नंबर डालें।',
  phoneOfAnother: 'यह फ़ोन नंबर किसी और अकाउंट से जुड़ा है। कृपया दूसरा फ़ोन नंबर डालें।',
  emailTaken: 'यह ईमेल पहले से रजिस्टर्ड है। कृपया लॉग इन करें।',
  failed: 'अकाउंट नहीं बना। कृपया फिर कोशिश करें।',
  emailExists: 'इस ईमेल पर पहले से अकाउंट है',
  timedOut: 'बहुत समय लग गया। इंटरनेट देखकर फिर कोशिश करें।',
  sendFailed: 'OTP नहीं भेज पाए। थोड़ी देर में फिर कोशिश करें।',
  mailSlow: 'ईमेल सेवा अभी धीमी है। OTP फिर भी आ सकता है... इनबॉक्स देखें।',
  mailUnavailable: 'ईमेल सेवा अभी बंद है। कुछ मिनट बाद फिर कोशिश करें।',
  mailFailed: 'OTP का ईमेल नहीं गया। ईमेल जाँचकर फिर कोशिश करें।',
  codeNotDigits: '6 अंकों का OTP डालें (सिर्फ़ अंक)',
  codeUnknown: 'OTP गलत है। कृपया फिर कोशिश करें।',
  codeInvalid: 'OTP गलत है। देखकर फिर डालें।',
  codeExpired: 'OTP का समय खत्म हो गया। नया OTP मँगाएँ।',
  resendFailed: 'OTP फिर से नहीं भेज पाए। कृपया फिर कोशिश करें।',
})
