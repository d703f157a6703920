import type * as english from '../../en/page/widgets.ts'
import { translation } from '../../translation.ts'

export const WIDGET_WORDS = translation<typeof english.WIDGET_WORDS>()({
  skip: 'थेट मजकुराकडे जा',
  dismiss: 'बंद करा',
  close: 'बंद करा',
  ok: 'ठीक आहे',
  retry: 'पुन्हा प्रयत्न करा',
  showPassword: 'पासवर्ड दाखवा',
  hidePassword: 'पासवर्ड लपवा',
  passwordLost: 'कृपया पासवर्ड पुन्हा टाका.',
  select: 'निवडा',
})
