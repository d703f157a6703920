import type * as english from '../../../en/user/auth/factor-step.ts'
import { translation } from '../../../translation.ts'

export const FACTOR_STEP_WORDS = translation<typeof english.FACTOR_STEP_WORDS>()({
  title: 'तुमचा कोड टाका',
  appCode: 'ऑथेंटिकेटर अ‍ॅपमधला कोड',
  appCodeHint: '6 अंक. दर 30 सेकंदांनी नवीन कोड येतो.',
  recoveryCode: 'रिकव्हरी कोड',
  recoveryCodeHint: '10 अक्षरे आणि अंक. प्रत्येक कोड एकदाच चालतो.',
  submit: 'पुढे जा',
  submitting: 'तपासत आहोत...',
  useApp: 'ऑथेंटिकेटर अ‍ॅप वापरा',
  useRecoveryCode: 'रिकव्हरी कोड वापरा',
  back: 'मागे',
  tooLate: 'खूप वेळ झाला. कृपया पुन्हा लॉग इन करा.',
})
