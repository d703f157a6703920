import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'
import { firstRefusal, type Refusal } from '../refusal.ts'

/** The emailed code (specification document 1, sections 5 and 9). */
export const CODE_LENGTH = 6
export const CODE_MINUTES = 10
export const CODE_WRONG_TRIES = 5
export const CODE_RESEND_SECONDS = 60

/** How long an email stays verified in the browser after its code was entered: for registering, and for a visitor's data. */
export const EMAIL_VERIFIED_MINUTES = 30
export const VISITOR_VERIFIED_MINUTES = 10

export const CODE_PURPOSES = ['register', 'reset', 'parent', 'email', 'visitor'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

export const CODE_PROBLEMS = fieldProblems({
  codeRequired: 'Verification code is required',
  codeIncomplete: 'Please enter the complete 6-digit verification code',
  codeTooLong: 'Verification code must be exactly 6 digits',
  codeNotDigits: 'Verification code must contain only numbers (0-9)',
})

export function codeProblem(code: string): FieldProblem | undefined {
  if (code === '') return CODE_PROBLEMS.codeRequired
  if (code.length < CODE_LENGTH) return CODE_PROBLEMS.codeIncomplete
  if (code.length > CODE_LENGTH) return CODE_PROBLEMS.codeTooLong
  if (!/^[0-9]+$/.test(code)) return CODE_PROBLEMS.codeNotDigits
  return undefined
}

/** The messages for a refused OTP. The screen also uses them when the reply has a message but no refusal code. */
export const CODE_REFUSALS = {
  invalidCode: 'Invalid OTP. Please check and try again.',
  expiredCode: 'OTP has expired. Please request a new one.',
} as const

/** Normalizes a typed code: Latin digits, no white space. */
export function normalizeCode(text: string): string {
  return toLatinDigits(text).replace(/\s/g, '')
}

/** Cleans up text typed or pasted into the code field: keeps the first six digits. */
export function cleanCode(text: string): string {
  return toLatinDigits(text)
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_LENGTH)
}

/**
 * Returns whether the clock was set back after a code was sent; there is then no wait. Tolerates
 * the slight difference of another machine's clock.
 */
function isSentInFuture(sentAt: Date, now: Date): boolean {
  return sentAt.getTime() > now.getTime() + CODE_RESEND_SECONDS * 1000
}

/** Returns the whole seconds until another code may be sent; 0 if it may be sent now. */
export function resendWaitSeconds(sentAt: Date, now: Date): number {
  const since = (now.getTime() - sentAt.getTime()) / 1000
  if (isSentInFuture(sentAt, now)) return 0
  return Math.min(CODE_RESEND_SECONDS, Math.max(0, Math.ceil(CODE_RESEND_SECONDS - since)))
}

/**
 * Returns why no code is emailed, or undefined. To register, the email must be unused; to reset a password, it must
 * have a user.
 */
export function codeEmailRefusal(
  purpose: CodePurpose,
  { userExists }: { userExists: boolean },
): Refusal | undefined {
  return firstRefusal(
    ['emailTaken', purpose === 'register' && userExists],
    ['userNotFound', purpose === 'reset' && !userExists],
  )
}

/** Returns why another code can't be sent yet, or undefined. */
export function resendRefusal(lastSentAt: Date | null, now: Date): Refusal | undefined {
  const seconds = lastSentAt ? resendWaitSeconds(lastSentAt, now) : 0
  return seconds > 0 ? { code: 'tooManyCodes', values: { seconds } } : undefined
}

export type SentCode = { expiresAt: Date; usedAt: Date | null; wrongTries: number }

/**
 * Returns why a code is refused, or undefined. `code`: the last one sent; `right`: whether the
 * typed code matches it.
 */
export function codeRefusal(
  code: SentCode | undefined,
  { isCorrect, now }: { isCorrect: boolean; now: Date },
): Refusal | undefined {
  if (!code || code.usedAt) return { code: 'invalidCode' }
  return firstRefusal(
    ['expiredCode', code.expiresAt <= now],
    ['codeAttemptsExhausted', code.wrongTries >= CODE_WRONG_TRIES],
    ['invalidCode', !isCorrect],
  )
}
