/** The emailed code (document 1, sections 5 and 9; product decisions, members and sessions). */
export const CODE_LENGTH = 6
export const CODE_MINUTES = 10
export const CODE_WRONG_TRIES = 5
export const CODE_RESEND_SECONDS = 60
export const CODE_JUST_SENT =
  'A code was just sent. Please wait {seconds} seconds before asking for another.'

const CODE_PURPOSES = ['register', 'reset'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

export function codeProblem(code: string): string | undefined {
  if (code === '') return 'Verification code is required'
  if (code.length < CODE_LENGTH) return 'Please enter the complete 6-digit verification code'
  if (code.length > CODE_LENGTH) return 'Verification code must be exactly 6 digits'
  if (!/^[0-9]+$/.test(code)) return 'Verification code must contain only numbers (0-9)'
  return undefined
}

/** What the code field keeps of what was typed or pasted. */
export function typedCode(text: string): string {
  return text.replace(/[^0-9]/g, '').slice(0, CODE_LENGTH)
}

/**
 * True when the clock was set back after a code was sent: nobody waits until it is that late again. A
 * little ahead is the clock of another machine.
 */
function isSentInFuture(sentAt: Date, now: Date): boolean {
  return sentAt.getTime() > now.getTime() + CODE_RESEND_SECONDS * 1000
}

/** Whole seconds until another code may be sent; 0 when it may be sent now. */
export function resendWaitSeconds(sentAt: Date, now: Date): number {
  const since = (now.getTime() - sentAt.getTime()) / 1000
  if (isSentInFuture(sentAt, now)) return 0
  return Math.min(CODE_RESEND_SECONDS, Math.max(0, Math.ceil(CODE_RESEND_SECONDS - since)))
}
