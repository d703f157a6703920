import type * as english from '../../en/page/push-messages.ts'
import { translation } from '../../translation.ts'

export const PUSH_MESSAGES = translation<typeof english.PUSH_MESSAGES>()({
  expiry: {
    title: {
      one: 'तुमची मेंबरशिप {count} दिवसात संपणार आहे',
      other: 'तुमची मेंबरशिप {count} दिवसांत संपणार आहे',
    },
    body: 'सीट {seat} ठेवण्यासाठी आत्ताच रिन्यू करा.',
  },
  due: {
    title: '{day} पर्यंत {amount} भरा',
    body: 'सीट {seat} ची ही बाकी रक्कम आहे. रिसेप्शनवर रोख किंवा UPI ने भरा.',
  },
  tourConfirmed: {
    title: 'तुमची भेट कन्फर्म झाली आहे',
    body: '{day}, {time}. आम्ही तुमची वाट पाहत आहोत.',
  },
  paymentConfirmed: {
    title: 'तुमचे {amount} चे पेमेंट कन्फर्म झाले आहे',
    body: 'सीट {seat} तुमची झाली. पावती अ‍ॅपमध्ये आहे.',
  },
  paymentRejected: {
    title: 'तुमच्या {amount} च्या पेमेंटची खात्री करता आली नाही',
    body: 'कारण आणि आता काय करायचे ते पाहा.',
  },
})
