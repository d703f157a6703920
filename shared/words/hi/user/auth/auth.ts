import type * as english from '../../../en/user/auth/auth.ts'
import { translation } from '../../../translation.ts'

export const AUTH_WORDS = translation<typeof english.AUTH_WORDS>()({
  networkError: 'नेटवर्क नहीं है। इंटरनेट देखकर फिर कोशिश करें।',
  home: 'होम पेज पर जाएँ',
  back: 'वापस',
})
