import type * as english from '../../en/user/consent-notice.ts'
import { translation } from '../../translation.ts'

export const CONSENT_NOTICE_WORDS = translation<typeof english.CONSENT_NOTICE_WORDS>()({
  parent: {
    title: 'पालकांची संमती हवी',
    text: 'तुम्ही 18 वर्षांपेक्षा लहान आहात, म्हणून पुढच्या बुकिंगआधी पालकांची संमती लागेल.',
    action: 'कशी द्यायची ते पाहा',
  },
  own: {
    title: 'आता तुम्ही 18 वर्षांचे आहात',
    text: 'पुढच्या बुकिंगआधी आता तुमची स्वतःची संमती द्या.',
    action: 'पुढे जा',
  },
})
