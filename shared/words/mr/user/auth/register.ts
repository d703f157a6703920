import type * as english from '../../../en/user/auth/register.ts'
import { translation } from '../../../translation.ts'

export const REGISTER_WORDS = translation<typeof english.REGISTER_WORDS>()({
  steps: {
    email: 'ईमेल',
    otp: 'OTP',
    profile: 'प्रोफाइल',
    congratulations: 'अभिनंदन',
  },
  titles: {
    email: 'अकाउंट तयार करा',
    otp: 'OTP टाका',
    profile: 'तुमची माहिती भरा',
    congratulations: 'अभिनंदन!',
  },
  emailHint: 'आम्ही ईमेलवर OTP पाठवू.',
  haveAccount: 'आधीच अकाउंट आहे? {link}',
  logIn: 'लॉग इन करा',
  alreadyVerified: 'तुमचा ईमेल आधीच तपासला आहे.',
  toProfile: 'माहिती भरायला जा',
  prefilled: 'तुमचे नाव आणि लिंग आम्ही भेटीच्या माहितीतून भरले आहे.',
  picture: 'प्रोफाइल फोटो',
  optional: 'ऐच्छिक',
  email: 'ईमेल',
  verified: 'तपासला आहे',
  fullName: 'पूर्ण नाव',
  phone: 'मोबाइल नंबर',
  birthDate: 'जन्मतारीख',
  gender: 'लिंग',
  chooseGender: 'लिंग निवडा',
  password: 'पासवर्ड',
  confirmPassword: 'पासवर्ड पुन्हा टाका',
  submit: 'पुढे जा',
  submitting: 'अकाउंट तयार करत आहोत...',
  created: '{email} साठी तुमचे अकाउंट तयार झाले आहे',
  next: 'पुढे: लॉग इन करा, थोडी माहिती द्या आणि तुमची सीट निवडा.',
  toLogin: 'लॉग इन करायला जा',
})
