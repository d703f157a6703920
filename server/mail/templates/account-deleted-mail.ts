import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

/** The last mail to an address: it says no name, because the hall has none any more. */
export function accountDeletedMail(): MailText {
  return {
    subject: 'Your account has been deleted',
    text: letter(
      'Hello,',
      'Your account and your personal data have been erased. You can no longer sign in with it, and a seat that was booked is free again.',
      'The dates, seats and amounts of your bookings and payments stay in our books, without your name.',
      'You are welcome to register again with this email address.',
      'If you did not expect this, please speak to us at the desk.',
    ),
  }
}
