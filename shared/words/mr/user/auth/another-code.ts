import type * as english from '../../../en/user/auth/another-code.ts'
import { translation } from '../../../translation.ts'

export const ANOTHER_CODE_WORDS = translation<typeof english.ANOTHER_CODE_WORDS>()({
  send: 'दुसरा OTP पाठवा',
  sendIn: '{seconds} सेकंदांनी दुसरा OTP पाठवा',
})
