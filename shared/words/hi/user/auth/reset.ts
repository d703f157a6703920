import type * as english from '../../../en/user/auth/reset.ts'
import { translation } from '../../../translation.ts'

export const RESET_WORDS = translation<typeof english.RESET_WORDS>()({
  steps: {
    email: 'ईमेल',
    otp: 'OTP',
    reset: 'नया पासवर्ड',
  },
  titles: {
    email: 'पासवर्ड भूल गए?',
    otp: 'OTP डालें',
    reset: 'नया पासवर्ड चुनें',
    done: 'पासवर्ड बदल गया',
  },
  toLogin: 'लॉग इन पर जाएँ',
  emailHint: 'अपना ईमेल डालें, हम OTP भेजेंगे।',
  registeredAtReception: 'रिसेप्शन पर रजिस्ट्रेशन हुआ, पर ईमेल नहीं दिया?',
  toClaim: 'रिसेप्शन का दिया कोड डालें',
  enterAgain: 'कृपया OTP फिर से डालें, फिर नया पासवर्ड।',
  password: 'नया पासवर्ड',
  confirmPassword: 'पासवर्ड दोबारा डालें',
  submit: 'पासवर्ड बदलें',
  submitting: 'बदल रहे हैं...',
  done: 'पासवर्ड बदल गया! अब नए पासवर्ड से लॉग इन करें।',
  unknownEmail: 'इस ईमेल का कोई अकाउंट नहीं मिला',
  timedOut: 'बहुत समय लग गया। इंटरनेट देखकर फिर कोशिश करें।',
  failed: {
    send: 'OTP नहीं भेज पाए। थोड़ी देर में फिर कोशिश करें।',
    verify: 'OTP गलत है। कृपया फिर कोशिश करें।',
    resend: 'OTP फिर से नहीं भेज पाए। कृपया फिर कोशिश करें।',
    reset: 'पासवर्ड नहीं बदल पाए। कृपया फिर कोशिश करें।',
  },
})

export const CLAIM_WORDS = translation<typeof english.CLAIM_WORDS>()({
  title: 'अपना अकाउंट शुरू करें',
  about: 'रिसेप्शन ने आपका रजिस्ट्रेशन किया और कोड दिया। उसे यहाँ डालें और अपना पासवर्ड चुनें।',
  phone: 'मोबाइल नंबर',
  phoneHint: 'वही नंबर जो रिसेप्शन को दिया है।',
  code: 'रिसेप्शन का दिया कोड',
  emailHint: 'हम OTP भेजेंगे। आगे से इसी ईमेल से लॉग इन करें।',
})
