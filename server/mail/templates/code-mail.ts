import { joinParagraphs } from '#server/mail/mail.ts'
import { CODE_MINUTES, type CodePurpose } from '#shared/domain/user/one-time-code.ts'
import type { MailText } from '../mail.ts'

type CodeMailValues = { purpose: Exclude<CodePurpose, 'parent'>; code: string }

const MAILS = {
  register: registerMail,
  reset: resetMail,
  email: newEmailMail,
  visitor: visitorMail,
}

/** Contains a one-time code, for registration, a password reset, a new email or tour data. */
export function codeMail(values: CodeMailValues): MailText {
  return MAILS[values.purpose](values)
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

/** The reader may not be the user who asked, so it has no name. */
function newEmailMail({ code }: CodeMailValues): MailText {
  return {
    subject: 'Your OTP for your new email',
    text: joinParagraphs(
      'Hello,',
      `Your OTP to make this the email of your account is ${code}.`,
      `Enter it on the page "Your data" within ${CODE_MINUTES} minutes. Never share it: we never ask for it by phone or email.`,
      "If you didn't request this OTP, ignore this email. Nothing changes without it.",
    ),
  }
}

/** Anyone can ask for it, and there may be no tours. */
function visitorMail({ code }: CodeMailValues): MailText {
  return {
    subject: 'Your OTP for your tour data',
    text: joinParagraphs(
      'Hello,',
      `Your OTP to see what we know about tours requested with this email is ${code}.`,
      `Enter it on the page "Your tours" within ${CODE_MINUTES} minutes. Never share it: we never ask for it by phone or email.`,
      "If you didn't request this OTP, ignore this email.",
    ),
  }
}
