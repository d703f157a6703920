import { joinParagraphs } from '#server/mail/mail.ts'
import { CODE_MINUTES } from '#shared/domain/user/one-time-code.ts'
import type { MailText } from '../mail.ts'
import { plainFirstName } from './plain-first-name.ts'

/**
 * Asks a parent for consent, in plain words. They consent by passing the code on. The address was
 * typed by the child, so the email contains only the child's first name.
 */
export function parentCodeMail({
  code,
  fullName,
  publicUrl,
}: {
  code: string
  fullName: string
  publicUrl: string
}): MailText {
  const child = plainFirstName(fullName)
  return {
    subject: 'OTP for your consent: your child would like to study with us',
    text: joinParagraphs(
      'Hello,',
      `${child} has given us your email as that of a parent or guardian. ${child} is under 18 and would like to book a seat in our study hall, so we need your consent.`,
      "We store the name, email, phone number, date of birth, gender, address, education, exam and a photo of your child, a parent's name and phone number, and the bookings and payments. We use them to run the study hall: to keep a seat, to recognise your child at the door, and to reach you in an emergency. We send no advertising and never sell data.",
      `What we collect, why, for how long, and your rights: ${publicUrl}/privacy`,
      `If you are a parent or guardian, are 18 or older and agree, give your child this OTP within ${CODE_MINUTES} minutes: ${code}`,
      "If you don't agree, or don't know this person, ignore this email. Without the OTP nothing can be booked. You can take back your consent at reception at any time.",
    ),
  }
}
