import type * as english from '../en/last-contact.ts'
import { translation } from '../translation.ts'

export const LAST_CONTACT_WORDS = translation<typeof english.LAST_CONTACT_WORDS>()({
  title: 'आख़िरी संपर्क',
  call: 'फ़ोन किया: {day}',
  whatsapp: 'WhatsApp भेजा: {day}',
})
