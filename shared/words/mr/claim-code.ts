import type * as english from '../en/claim-code.ts'
import { translation } from '../translation.ts'

export const CLAIM_CODE_WORDS = translation<typeof english.CLAIM_CODE_WORDS>()({
  show: 'कोड द्या',
  showing: 'कोड मिळवत आहोत...',
  noLogin:
    '{name} यांचे अजून लॉगिन नाही. कोड दिल्यावर ते फोनवर अकाउंट सुरू करतील: ईमेल टाकतील आणि पासवर्ड ठरवतील.',
  steps: '{link} उघडून त्यांनी मोबाइल नंबर आणि हा कोड टाकायचा:',
  lastDay: '{day} पर्यंत चालेल.',
  whatsApp: 'WhatsApp वर पाठवा',
})
