import type * as english from '../../../en/user/auth/login-notices.ts'
import { translation } from '../../../translation.ts'

export const LOGIN_NOTICES = translation<typeof english.LOGIN_NOTICES>()({
  registered: 'आपका अकाउंट तैयार है। सीट चुनने के लिए लॉग इन करें।',
  passwordReset: 'पासवर्ड बदल गया! अब नए पासवर्ड से लॉग इन करें।',
  sessionEnded: 'आपका लॉग इन खत्म हो गया है। कृपया फिर से लॉग इन करें।',
  accountDeleted: 'आपका अकाउंट और आपकी जानकारी डिलीट हो गई',
})
