import type * as english from '../en/claim-code.ts'
import { translation } from '../translation.ts'

export const CLAIM_CODE_WORDS = translation<typeof english.CLAIM_CODE_WORDS>()({
  show: 'कोड दें',
  showing: 'कोड ला रहे हैं...',
  noLogin: '{name} का अभी लॉगिन नहीं है। कोड से वे फ़ोन पर अकाउंट शुरू करेंगे: ईमेल डालेंगे और पासवर्ड चुनेंगे।',
  steps: 'वे {link} खोलें और अपना मोबाइल नंबर और यह कोड डालें:',
  lastDay: '{day} तक चलेगा।',
  whatsApp: 'WhatsApp पर भेजें',
})
