import type * as english from '../../../en/user/auth/login.ts'
import { translation } from '../../../translation.ts'

export const LOGIN_WORDS = translation<typeof english.LOGIN_WORDS>()({
  title: 'पुन्हा स्वागत आहे',
  subtitle: 'ईमेल किंवा मेंबर आयडीने लॉग इन करा.',
  noAccount: 'अकाउंट नाही? {link}',
  signUp: 'अकाउंट तयार करा',
  identifier: 'ईमेल किंवा मेंबर आयडी',
  identifierHint: 'मेंबर आयडी असा असतो: @DA202507001',
  password: 'पासवर्ड',
  rememberMe: 'लॉग इन राहू द्या',
  sharedDevice: 'हे डिव्हाइस इतरही वापरतात',
  sharedDeviceHint: 'टॅब बंद केला की आम्ही तुम्हाला लॉग आउट करू.',
  forgotPassword: 'पासवर्ड विसरलात?',
  submit: 'लॉग इन करा',
  submitting: 'लॉग इन होत आहे...',
  tooSlow: 'लॉग इनला खूप वेळ लागत आहे. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  failed: 'लॉग इन झाले नाही. ईमेल किंवा मेंबर आयडी आणि पासवर्ड तपासून पुन्हा प्रयत्न करा.',
})
