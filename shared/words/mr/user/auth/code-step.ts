import type * as english from '../../../en/user/auth/code-step.ts'
import { translation } from '../../../translation.ts'

export const CODE_STEP_WORDS = translation<typeof english.CODE_STEP_WORDS>()({
  email: 'ईमेल',
  send: 'OTP पाठवा',
  sending: 'OTP पाठवत आहोत...',
  code: 'OTP',
  codeHint: 'आम्ही {email} वर 6 अंकी OTP पाठवला आहे. यायला एखादे मिनिट लागू शकते.',
  verify: 'OTP तपासा',
  verifying: 'तपासत आहोत...',
  notReceived: 'OTP आला नाही?',
  resend: 'पुन्हा OTP पाठवा',
  resendIn: '{seconds} सेकंदांनी पुन्हा पाठवा',
  resent: 'नवीन OTP पाठवला आहे.',
})
