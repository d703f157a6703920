import type * as english from '../../../en/user/auth/factor-step.ts'
import { translation } from '../../../translation.ts'

export const FACTOR_STEP_WORDS = translation<typeof english.FACTOR_STEP_WORDS>()({
  title: 'अपना कोड डालें',
  appCode: 'ऑथेंटिकेटर ऐप का कोड',
  appCodeHint: '6 अंक। हर 30 सेकंड में नया कोड आता है।',
  recoveryCode: 'रिकवरी कोड',
  recoveryCodeHint: '10 अक्षर और अंक। हर कोड एक ही बार चलता है।',
  submit: 'आगे बढ़ें',
  submitting: 'जाँच रहे हैं...',
  useApp: 'ऑथेंटिकेटर ऐप इस्तेमाल करें',
  useRecoveryCode: 'रिकवरी कोड इस्तेमाल करें',
  back: 'वापस',
  tooLate: 'बहुत समय हो गया। कृपया फिर से लॉग इन करें।',
})
