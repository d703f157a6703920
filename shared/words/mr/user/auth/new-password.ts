import type * as english from '../../../en/user/auth/new-password.ts'
import { translation } from '../../../translation.ts'

export const NEW_PASSWORD_WORDS = translation<typeof english.NEW_PASSWORD_WORDS>()({
  strength: 'पासवर्ड: {strength}',
  strengths: {
    weak: 'कमकुवत',
    fair: 'ठीक',
    good: 'चांगला',
    strong: 'मजबूत',
  },
  checks: {
    length: 'किमान 8 अक्षरे',
    lowercase: 'एक लहान अक्षर (a-z)',
    uppercase: 'एक मोठे अक्षर (A-Z)',
    number: 'एक अंक (0-9)',
    special: 'एक विशेष चिन्ह (!, @, #...)',
  },
  met: '(झाले)',
  notMet: '(अजून नाही)',
})
