import type * as english from '../../en/user/contact-messages.ts'
import { translation } from '../../translation.ts'

export const CONTACT_MESSAGES = translation<typeof english.CONTACT_MESSAGES>()({
  greeting: 'नमस्कार {name}, {hall} इथून मेसेज करत आहोत.',
  ending: {
    one: 'नमस्कार {name}, {hall} इथली तुमची मेंबरशिप {day} ला संपते. {count} दिवस बाकी आहे. सीट {seat} ठेवण्यासाठी ऑनलाइन किंवा रिसेप्शनवर रिन्यू करा.',
    other:
      'नमस्कार {name}, {hall} इथली तुमची मेंबरशिप {day} ला संपते. {count} दिवस बाकी आहेत. सीट {seat} ठेवण्यासाठी ऑनलाइन किंवा रिसेप्शनवर रिन्यू करा.',
  },
  ended:
    'नमस्कार {name}, {hall} इथली तुमची मेंबरशिप {day} ला संपली. पुन्हा यायचे असेल तर ऑनलाइन किंवा रिसेप्शनवर रिन्यू करा. आम्ही तुमची वाट पाहत आहोत.',
  unpaid:
    'नमस्कार {name}, {hall} इथल्या सीट {seat} ची {amount} फी भरायची बाकी आहे. कृपया रिसेप्शनवर भरा.',
  unpaidUntil:
    'नमस्कार {name}, {hall} इथल्या सीट {seat} ची {amount} फी भरायची बाकी आहे. कृपया {day} पर्यंत रिसेप्शनवर भरा.',
  due: 'नमस्कार {name}, {hall} इथल्या सीट {seat} च्या फीपैकी {amount} भरायचे बाकी आहेत, {day} पर्यंत. कृपया रिसेप्शनवर भरा.',
  claim:
    'नमस्कार {name}, {hall} इथून मेसेज करत आहोत. तुमचा पास आणि पावत्या फोनवर पाहण्यासाठी {link} उघडा आणि मोबाइल नंबर व कोड {code} टाका. कोड {day} पर्यंत चालेल.',
})
