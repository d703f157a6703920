import type * as english from '../../en/tour/tour-contact-messages.ts'
import { translation } from '../../translation.ts'

export const TOUR_CONTACT_MESSAGES = translation<typeof english.TOUR_CONTACT_MESSAGES>()({
  pending:
    'नमस्कार {name}, {hall} कडून. तुम्ही {day}, {time} या वेळेची भेट मागितली होती. ही वेळ अजूनही जमेल का?',
  confirmed: 'नमस्कार {name}, {hall} कडून. {day}, {time} च्या तुमच्या भेटीची आम्ही वाट पाहत आहोत.',
  completed:
    'नमस्कार {name}, {hall} कडून. भेट दिल्याबद्दल धन्यवाद. सीट बुक करायची आहे का, किंवा काही विचारायचे आहे का?',
  cancelled: 'नमस्कार {name}, {hall} कडून. {day} ची तुमची भेट रद्द झाली. दुसऱ्या दिवशी यायला जमेल का?',
})
