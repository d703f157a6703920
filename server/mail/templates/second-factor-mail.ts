import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'

/** What happened to a user's second factor. `left`: the recovery codes that were not used. */
type SecondFactorEvent =
  | { event: 'on' | 'off' | 'codes' | 'reset' }
  | { event: 'recovery'; left: number }

const SUBJECTS = {
  on: 'Your second factor is on',
  off: 'Your second factor is off',
  codes: 'You have new recovery codes',
  reset: 'Your second factor was reset',
  recovery: 'A recovery code was used',
} as const

const SENTENCES = {
  on: 'Your second factor is on. From now on we ask for a code from your authenticator app when you log in. Your other devices are logged out.',
  off: 'Your second factor is off. Your password alone logs you in now.',
  codes: 'You have new recovery codes. The old ones no longer work.',
  reset:
    'Your second factor was reset because the phone with your authenticator app was lost. You are logged out everywhere, and your password alone logs you in now. Please set up a new one soon.',
} as const

/** Tells a user about a change of their second factor, which someone else may have made. */
export function secondFactorMail(happened: SecondFactorEvent & { fullName: string }): MailText {
  return {
    subject: SUBJECTS[happened.event],
    text: joinParagraphs(
      greeting(happened.fullName),
      happened.event === 'recovery' ? recoverySentence(happened.left) : SENTENCES[happened.event],
      "If this wasn't you, change your password now and tell a super admin.",
    ),
  }
}

function recoverySentence(left: number): string {
  const used = 'One of your recovery codes was used in place of a code from your app.'
  if (left === 0) return `${used} None are left: please make new ones.`
  return `${used} ${left === 1 ? '1 is' : `${left} are`} left.`
}
