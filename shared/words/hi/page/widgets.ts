import type * as english from '../../en/page/widgets.ts'
import { translation } from '../../translation.ts'

export const WIDGET_WORDS = translation<typeof english.WIDGET_WORDS>()({
  skip: 'सीधे मुख्य हिस्से पर जाएँ',
  dismiss: 'बंद करें',
  close: 'बंद करें',
  ok: 'ठीक है',
  retry: 'फिर कोशिश करें',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  passwordLost: 'कृपया पासवर्ड फिर से डालें।',
  select: 'चुनें',
})
