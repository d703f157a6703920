import type { AuditChange } from '../audit/audit-change.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'
import { type Decision, firstRefusal, type Refusal } from '../refusal.ts'
import { may } from './permissions.ts'
import type { Role } from './user.ts'

/**
 * The code of an authenticator app (RFC 6238): its number of digits, and the seconds for which each
 * code is valid.
 */
export const FACTOR_DIGITS = 6
export const FACTOR_STEP_SECONDS = 30
/** How many steps before and after the current one are accepted, because clocks differ. */
export const FACTOR_WINDOW = 1

/** How many recovery codes are generated at a time. */
export const RECOVERY_CODE_COUNT = 10
const RECOVERY_LENGTH = 10
/** 32 characters that are hard to confuse: without i and l, 0 and 1. */
export const RECOVERY_ALPHABET = '23456789abcdefghjkmnopqrstuvwxyz'

/** How long the login screen waits for the code after the password. */
export const FACTOR_STEP_MINUTES = 5

/** Who must use a second factor. */
export const FACTOR_POLICIES = ['nobody', 'super-admins', 'admins'] as const
export type FactorPolicy = (typeof FACTOR_POLICIES)[number]

export const FACTOR_POLICY_LABELS: Record<FactorPolicy, string> = {
  nobody: 'Not required',
  'super-admins': 'Required for super admins',
  admins: 'Required for all staff',
}

export const FACTOR_PROBLEMS = fieldProblems({
  factorCodeRequired: 'Enter the code from your authenticator app',
  factorCodeInvalid: 'Enter the 6 digits from your app, or one of your recovery codes',
})

/** Normalizes a typed code: Latin digits, no spaces or hyphens, lower case. */
export function normalizeFactorCode(text: string): string {
  return toLatinDigits(text).replace(/[\s-]/g, '').toLowerCase()
}

/** Whether a normalized code has the format of a recovery code, not of an app's code. */
export function isRecoveryCode(code: string): boolean {
  return (
    code.length === RECOVERY_LENGTH && [...code].every((each) => RECOVERY_ALPHABET.includes(each))
  )
}

/** Returns what is wrong with a normalized code, which must be an app's code or a recovery code. */
export function factorCodeProblem(code: string): FieldProblem | undefined {
  if (code === '') return FACTOR_PROBLEMS.factorCodeRequired
  const known = /^[0-9]{6}$/.test(code) || isRecoveryCode(code)
  return known ? undefined : FACTOR_PROBLEMS.factorCodeInvalid
}

/** Makes a recovery code from random bytes, one character per byte. */
export function recoveryCodeOf(random: ArrayLike<number>): string {
  return Array.from({ length: RECOVERY_LENGTH }, (_, place) =>
    RECOVERY_ALPHABET.charAt((random[place] ?? 0) % RECOVERY_ALPHABET.length),
  ).join('')
}

/** Formats a recovery code in two groups. */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
}

/** The state of a second factor: `started` until its first correct code. */
export type FactorState = 'off' | 'started' | 'on'

type User = { id: string; role: Role }

/** Returns why a setup can't start, or undefined. It may be restarted until it is finished. */
export function startRefusal(state: FactorState): Refusal | undefined {
  return firstRefusal(['secondFactorOn', state === 'on'])
}

/**
 * Returns the code that a login must check after the password, or null if the second factor is not
 * on. Refuses a login without the code.
 */
export function loginCodeToCheck(isOn: boolean, code: string | undefined): Decision<string | null> {
  if (!isOn) return { outcome: null }
  if (code === undefined) return { refusal: { code: 'secondFactorCodeRequired' } }
  return { outcome: code }
}

/** Turns on a second factor whose setup was started. Returns the change for the audit log. */
export function confirmFactor(
  user: User,
  state: FactorState,
  { passwordRight, codeRight }: { passwordRight: boolean; codeRight: boolean },
): Decision<AuditChange> {
  const refusal = firstRefusal(
    ['secondFactorOn', state === 'on'],
    ['secondFactorOff', state === 'off'],
    ['wrongPassword', !passwordRight],
    ['wrongSecondFactorCode', !codeRight],
  )
  return refusal ? { refusal } : { outcome: factorChange('second-factor.on', user) }
}

/**
 * Turns off a user's own second factor, or replaces its recovery codes. Returns the change for the
 * audit log.
 */
export function changeFactor(
  action: 'second-factor.off' | 'second-factor.codes',
  user: User,
  state: FactorState,
  { passwordRight, codeRight }: { passwordRight: boolean; codeRight: boolean },
): Decision<AuditChange> {
  const refusal = firstRefusal(
    ['secondFactorOff', state !== 'on'],
    ['wrongPassword', !passwordRight],
    ['wrongSecondFactorCode', !codeRight],
  )
  return refusal ? { refusal } : { outcome: factorChange(action, user) }
}

/** Removes someone else's second factor. Returns the change for the audit log. */
export function resetFactor(admin: User, user: User, state: FactorState): Decision<AuditChange> {
  const refusal = firstRefusal(
    ['secondFactorResetNotAllowed', !mayResetFactor(admin, user)],
    ['secondFactorOff', state !== 'on'],
  )
  return refusal ? { refusal } : { outcome: factorChange('second-factor.reset', user) }
}

/** Only a super admin may reset a factor, and never their own, which they turn off with a code. */
export function mayResetFactor(admin: User, user: { id: string }): boolean {
  return may(admin, 'staff') && admin.id !== user.id
}

/** Only a super admin decides who must use a second factor. */
export function mayChangeFactorPolicy({ role }: { role: Role }): boolean {
  return may({ role }, 'ownerSettings')
}

/** Returns the audit log's entry for a change to the user's second factor. */
export function factorChange(
  action: Extract<AuditChange['action'], `second-factor.${string}`>,
  { id }: { id: string },
): AuditChange {
  return { action, subject: `user:${id}`, details: {} }
}
