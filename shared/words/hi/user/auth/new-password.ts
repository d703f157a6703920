import type * as english from '../../../en/user/auth/new-password.ts'
import { translation } from '../../../translation.ts'

export const NEW_PASSWORD_WORDS = translation<typeof english.NEW_PASSWORD_WORDS>()({
  strength: 'पासवर्ड: {strength}',
  strengths: {
    weak: 'कमज़ोर',
    fair: 'ठीक-ठाक',
    good: 'अच्छा',
    strong: 'मज़बूत',
  },
  checks: {
    length: 'कम से कम 8 अक्षर',
    lowercase: 'एक छोटा अक्षर (a-z)',
    uppercase: 'एक बड़ा अक्षर (A-Z)',
    number: 'एक अंक (0-9)',
    special: 'एक विशेष चिह्न (!, @, #...)',
  },
  met: '(हो गया)',
  notMet: '(अभी नहीं)',
})
