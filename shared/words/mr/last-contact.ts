import type * as english from '../en/last-contact.ts'
import { translation } from '../translation.ts'

export const LAST_CONTACT_WORDS = translation<typeof english.LAST_CONTACT_WORDS>()({
  title: 'शेवटचा संपर्क',
  call: 'फोन केला: {day}',
  whatsapp: 'WhatsApp पाठवला: {day}',
})
