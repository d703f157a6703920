import type * as english from '../../en/page/push-messages.ts'
import { translation } from '../../translation.ts'

export const PUSH_MESSAGES = translation<typeof english.PUSH_MESSAGES>()({
  expiry: {
    title: {
      one: 'आपकी मेंबरशिप {count} दिन में खत्म हो रही है',
      other: 'आपकी मेंबरशिप {count} दिन में खत्म हो रही है',
    },
    body: 'सीट {seat} रखने के लिए अभी रिन्यू करें।',
  },
  due: {
    title: '{day} तक {amount} भरें',
    body: 'यह सीट {seat} की बाकी रकम है। रिसेप्शन पर नकद या UPI से दें।',
  },
  tourConfirmed: {
    title: 'आपकी विज़िट कन्फ़र्म हो गई है',
    body: '{day}, {time}। हमें आपका इंतज़ार है।',
  },
  paymentConfirmed: {
    title: 'आपका {amount} का पेमेंट कन्फ़र्म हो गया है',
    body: 'सीट {seat} आपकी हुई। रसीद ऐप में है।',
  },
  paymentRejected: {
    title: 'आपके {amount} के पेमेंट की पुष्टि नहीं हो सकी',
    body: 'कारण देखें, और यह भी कि अब क्या करना है।',
  },
})
