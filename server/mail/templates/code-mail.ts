import { joinParagraphs } from '#server/mail/mail.ts'
import { CODE_MINUTES, type CodePurpose } from '#shared/domain/user/one-time-code.ts'
import type { MailText } from '../mail.ts'

type CodeMailValues = { purpose: Exclude<CodePurpose, 'parent'>; code: string }

/** Contains a one-time code, for registration or a password reset. */
export function codeMail(values: CodeMailValues): MailText {
  return values.purpose === 'register' ? registerMail(values) : resetMail(values)
}

function registerMail({ code }: CodeMailValues): MailText {
  return {
    subject: 'Your OTP',
    text: joinParagraphs(
      'Hello,',
      `Your OTP is ${code}.`,
      `Enter it on the registration page within ${CODE_MINUTES} minutes. Never share it: we never ask for it by phone or email.`,
      "If you didn't request this OTP, ignore this email.",
    ),
  }
}

function resetMail({ code }: CodeMailValues): MailText {
  return {
    subject: 'Your password reset OTP',
    text: joinParagraphs(
      'Hello,',
      `Your OTP for a new password is ${code}.`,
      `Enter it on the password page within ${CODE_MINUTES} minutes. Never share it: we never ask for it by phone or email.`,
      "If you didn't request a new password, ignore this email. Your password stays the same.",
    ),
  }
}
