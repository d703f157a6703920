import type * as english from '../../../en/user/auth/reset.ts'
import { translation } from '../../../translation.ts'

export const RESET_WORDS = translation<typeof english.RESET_WORDS>()({
  steps: {
    email: 'ईमेल',
    otp: 'OTP',
    reset: 'नवीन पासवर्ड',
  },
  titles: {
    email: 'पासवर्ड विसरलात?',
    otp: 'OTP टाका',
    reset: 'नवीन पासवर्ड ठरवा',
    done: 'पासवर्ड बदलला',
  },
  toLogin: 'लॉग इन करायला जा',
  emailHint: 'तुमचा ईमेल टाका, आम्ही OTP पाठवू.',
  registeredAtReception: 'रिसेप्शनवर नोंदणी झाली, पण ईमेल दिला नाही?',
  toClaim: 'रिसेप्शनने दिलेला कोड वापरा',
  enterAgain: 'कृपया OTP पुन्हा टाका, मग नवीन पासवर्ड.',
  password: 'नवीन पासवर्ड',
  confirmPassword: 'पासवर्ड पुन्हा टाका',
  submit: 'पासवर्ड बदला',
  submitting: 'बदलत आहोत...',
  done: 'पासवर्ड बदलला! आता नवीन पासवर्डने लॉग इन करा.',
  unknownEmail: 'या ईमेलचे अकाउंट सापडले नाही',
  timedOut: 'खूप वेळ लागला. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  failed: {
    send: 'OTP पाठवता आला नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
    verify: 'OTP चुकीचा आहे. कृपया पुन्हा प्रयत्न करा.',
    resend: 'OTP पुन्हा पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
    reset: 'पासवर्ड बदलता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  },
})

export const CLAIM_WORDS = translation<typeof english.CLAIM_WORDS>()({
  title: 'तुमचे अकाउंट सुरू करा',
  about: 'रिसेप्शनने तुमची नोंदणी केली आणि कोड दिला. तो इथे टाका आणि स्वतःचा पासवर्ड ठरवा.',
  phone: 'मोबाइल नंबर',
  phoneHint: 'रिसेप्शनवर दिलेला नंबर.',
  code: 'रिसेप्शनने दिलेला कोड',
  emailHint: 'आम्ही OTP पाठवू. यापुढे या ईमेलने लॉग इन करा.',
})
