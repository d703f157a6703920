import type * as english from '../../en/user/consent-notice.ts'
import { translation } from '../../translation.ts'

export const CONSENT_NOTICE_WORDS = translation<typeof english.CONSENT_NOTICE_WORDS>()({
  parent: {
    title: 'माता-पिता की सहमति चाहिए',
    text: 'आपकी उम्र 18 साल से कम है, इसलिए अगली बुकिंग से पहले माता-पिता की सहमति ज़रूरी है।',
    action: 'कैसे दें, यह देखें',
  },
  own: {
    title: 'अब आपकी उम्र 18 साल है',
    text: 'अगली बुकिंग से पहले आप खुद सहमति दें।',
    action: 'आगे बढ़ें',
  },
})
