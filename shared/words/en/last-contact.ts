/** When reception last called a member or wrote to them. */
export const LAST_CONTACT_WORDS = {
  title: 'Last contact',
  call: 'Called {day}',
  whatsapp: 'WhatsApp sent {day}',
} as const
