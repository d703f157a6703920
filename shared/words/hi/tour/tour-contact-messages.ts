import type * as english from '../../en/tour/tour-contact-messages.ts'
import { translation } from '../../translation.ts'

export const TOUR_CONTACT_MESSAGES = translation<typeof english.TOUR_CONTACT_MESSAGES>()({
  pending: 'नमस्ते {name}, {hall} से। आपने {day}, {time} की विज़िट माँगी थी। क्या यह समय अब भी ठीक है?',
  confirmed: 'नमस्ते {name}, {hall} से। {day}, {time} की आपकी विज़िट का हमें इंतज़ार है।',
  completed: 'नमस्ते {name}, {hall} से। आने के लिए धन्यवाद। क्या आप सीट बुक करना चाहेंगे, या कुछ पूछना है?',
  cancelled: 'नमस्ते {name}, {hall} से। {day} की आपकी विज़िट रद्द हो गई। क्या आप किसी और दिन आना चाहेंगे?',
})
