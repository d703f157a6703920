import type * as english from '../../../en/user/auth/code-step.ts'
import { translation } from '../../../translation.ts'

export const CODE_STEP_WORDS = translation<typeof english.CODE_STEP_WORDS>()({
  email: 'ईमेल',
  send: 'OTP भेजें',
  sending: 'OTP भेज रहे हैं...',
  code: 'OTP',
  codeHint: 'हमने {email} पर 6 अंकों का OTP भेजा है। आने में एक मिनट लग सकता है।',
  verify: 'OTP जाँचें',
  verifying: 'जाँच रहे हैं...',
  notReceived: 'OTP नहीं आया?',
  resend: 'OTP फिर से भेजें',
  resendIn: '{seconds} सेकंड बाद फिर से भेजें',
  resent: 'नया OTP भेज दिया है।',
})
