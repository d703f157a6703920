import type * as english from '../../../en/user/auth/register-problems.ts'
import { translation } from '../../../translation.ts'

export const REGISTER_PROBLEMS = translation<typeof english.REGISTER_PROBLEMS>()({
  phoneTaken: 'या फोन नंबरने आधीच अकाउंट आहे. कृपया दुसरा नंबर वापरा.',
  phoneOfAnother: 'हा फोन नंबर दुसऱ्या अकाउंटचा आहे. कृपया दुसरा फोन नंबर वापरा.',
  emailTaken: 'या ईमेलने आधीच अकाउंट आहे. कृपया लॉग इन करा.',
  failed: 'अकाउंट तयार झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  emailExists: 'या ईमेलने आधीच अकाउंट आहे',
  timedOut: 'खूप वेळ लागला. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  sendFailed: 'OTP पाठवता आला नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  mailSlow: 'ईमेल पोहोचायला सध्या वेळ लागत आहे. OTP तरीही येऊ शकतो... इनबॉक्स तपासा.',
  mailUnavailable: 'सध्या ईमेल पाठवता येत नाहीत. काही मिनिटांनी पुन्हा प्रयत्न करा.',
  mailFailed: 'OTP चा ईमेल गेला नाही. ईमेल तपासून पुन्हा प्रयत्न करा.',
  codeNotDigits: '6 अंकी OTP टाका (फक्त अंक)',
  codeUnknown: 'OTP चुकीचा आहे. कृपया पुन्हा प्रयत्न करा.',
  codeInvalid: 'OTP चुकीचा आहे. तपासून पुन्हा टाका.',
  codeExpired: 'OTP ची मुदत संपली. नवीन OTP मागवा.',
  resendFailed: 'OTP पुन्हा पाठवता आला नाही. कृपया पुन्हा प्रयत्न करा.',
})
