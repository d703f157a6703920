import type * as english from '../../../en/user/auth/login-notices.ts'
import { translation } from '../../../translation.ts'

export const LOGIN_NOTICES = translation<typeof english.LOGIN_NOTICES>()({
  registered: 'तुमचे अकाउंट तयार आहे. सीट निवडण्यासाठी लॉग इन करा.',
  passwordReset: 'पासवर्ड बदलला! आता नवीन पासवर्डने लॉग इन करा.',
  sessionEnded: 'तुम्ही लॉग आउट झाला आहात. कृपया पुन्हा लॉग इन करा.',
  accountDeleted: 'तुमचे अकाउंट आणि तुमची माहिती डिलीट झाली',
})
