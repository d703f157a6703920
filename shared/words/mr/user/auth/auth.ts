import type * as english from '../../../en/user/auth/auth.ts'
import { translation } from '../../../translation.ts'

export const AUTH_WORDS = translation<typeof english.AUTH_WORDS>()({
  networkError: 'नेटवर्क नाही. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  home: 'मुख्य पेजवर जा',
  back: 'मागे',
})
