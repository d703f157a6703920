import type { CodePurpose } from '#shared/domain/one-time-code.ts'
import type { MailText } from '../mail.ts'
import { letter } from './letter.ts'

type CodeMailValues = { purpose: CodePurpose; code: string; minutes: number }

/** The mail that carries a one-time code, for registration or for a new password. */
export function codeMail(values: CodeMailValues): MailText {
  return values.purpose === 'register' ? registerMail(values) : resetMail(values)
}

function registerMail({ code, minutes }: CodeMailValues): MailText {
  return {
    subject: 'Your verification code',
    text: letter(
      'Hello,',
      `Your verification code is ${code}.`,
      `Please enter it on the registration page within ${minutes} minutes. Keep it to yourself: we never ask for it by phone or mail.`,
      'If you did not ask for this code, you can ignore this mail.',
    ),
  }
}

function resetMail({ code, minutes }: CodeMailValues): MailText {
  return {
    subject: 'Your password reset code',
    text: letter(
      'Hello,',
      `Your code for a new password is ${code}.`,
      `Please enter it on the password page within ${minutes} minutes. Keep it to yourself: we never ask for it by phone or mail.`,
      'If you did not ask for a new password, you can ignore this mail. Your password stays as it is.',
    ),
  }
}
