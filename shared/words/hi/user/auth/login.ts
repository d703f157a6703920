import type * as english from '../../../en/user/auth/login.ts'
import { translation } from '../../../translation.ts'

export const LOGIN_WORDS = translation<typeof english.LOGIN_WORDS>()({
  title: 'फिर से स्वागत है',
  subtitle: 'ईमेल या मेंबर आईडी से लॉग इन करें।',
  noAccount: 'अकाउंट नहीं है? {link}',
  signUp: 'अकाउंट बनाएँ',
  identifier: 'ईमेल या मेंबर आईडी',
  identifierHint: 'मेंबर आईडी ऐसी होती है: @DA202507001',
  password: 'पासवर्ड',
  rememberMe: 'मुझे याद रखें',
  sharedDevice: 'यह डिवाइस और लोग भी इस्तेमाल करते हैं',
  sharedDeviceHint: 'टैब बंद करते ही हम आपको लॉग आउट कर देंगे।',
  forgotPassword: 'पासवर्ड भूल गए?',
  submit: 'लॉग इन करें',
  submitting: 'लॉग इन हो रहा है...',
  tooSlow: 'लॉग इन में बहुत समय लग रहा है। इंटरनेट देखकर फिर कोशिश करें।',
  failed: 'लॉग इन नहीं हुआ। ईमेल या मेंबर आईडी और पासवर्ड देखकर फिर कोशिश करें।',
})
