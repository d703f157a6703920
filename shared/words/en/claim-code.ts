/** Reception gives a walk-in the code with which they claim the account. */
export const CLAIM_CODE_WORDS = {
  show: 'Give a claim code',
  showing: 'Getting the code...',
  noLogin:
    '{name} has no login yet. With a code, they claim the account on their phone: they add an email and set a password.',
  steps: 'They open {link} and enter their mobile number and this code:',
  lastDay: 'Valid until {day}.',
  whatsApp: 'Send by WhatsApp',
} as const
