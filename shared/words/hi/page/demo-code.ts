import type * as english from '../../en/page/demo-code.ts'
import { translation } from '../../translation.ts'

export const DEMO_CODE_WORDS = translation<typeof english.DEMO_CODE_WORDS>()({
  hint: 'डेमो: OTP {code} है। कोई ईमेल नहीं भेजा जाता।',
})
