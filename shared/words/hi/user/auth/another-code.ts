import type * as english from '../../../en/user/auth/another-code.ts'
import { translation } from '../../../translation.ts'

export const ANOTHER_CODE_WORDS = translation<typeof english.ANOTHER_CODE_WORDS>()({
  send: 'नया OTP भेजें',
  sendIn: '{seconds} सेकंड बाद नया OTP भेजें',
})
