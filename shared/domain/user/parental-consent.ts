import type { AuditChange } from '../audit/audit-change.ts'
import { addMonths, type CalendarDay } from '../calendar-day.ts'
import { type FieldProblem, fieldProblems } from '../field-problem.ts'
import { toLatinDigits } from '../latin-digits.ts'
import { type Decision, firstRefusal, invalidForm, type Refusal } from '../refusal.ts'
import { emailProblem, isSameMailbox } from './email.ts'
import { isStaff, type Role } from './user.ts'
import { mayChangeUser } from './user-access.ts'

const ADULT_AGE = 18

/** Whose consent an account waits for. */
export const CONSENTS_NEEDED = ['parent', 'own'] as const
export type ConsentNeeded = (typeof CONSENTS_NEEDED)[number]

/** How a parent has consented. */
export const CONSENT_METHODS = ['reception', 'email'] as const
export type ConsentMethod = (typeof CONSENT_METHODS)[number]

/** The documents by which reception can identify a parent. */
export const ID_KINDS = ['aadhaar', 'pan', 'passport', 'driving-licence', 'voter-id'] as const
export type IdKind = (typeof ID_KINDS)[number]
export const ID_KIND_LABELS: Record<IdKind, string> = {
  aadhaar: 'Aadhaar',
  pan: 'PAN card',
  passport: 'Passport',
  'driving-licence': 'Driving licence',
  'voter-id': 'Voter ID',
}

export const CONSENT_PROBLEMS = fieldProblems({
  idKindRequired: 'Please select the ID you have seen',
  idLastFourInvalid: 'Please enter the last four letters or digits of the ID',
  parentEmailOwn: "This is your own email. Please enter your parent's.",
})

/**
 * Returns the first day on which someone is an adult: the 18th birthday. Someone born on 29 February
 * is an adult on 28 February, as in the Indian Majority Act.
 */
export function firstAdultDay(birthDate: CalendarDay): CalendarDay {
  return addMonths(birthDate, ADULT_AGE * 12)
}

export function isMinor(birthDate: CalendarDay, today: CalendarDay): boolean {
  return today < firstAdultDay(birthDate)
}

type ConsentFacts = {
  role: Role
  /** Only admins may have none. */
  dateOfBirth: CalendarDay | null
  /** The day of the user's latest own consent. */
  consentedOn: CalendarDay
  /** Whether a parent has consented and not withdrawn it. */
  parentConsented: boolean
}

/**
 * Returns whose consent is missing before a user may book and pay, or null. A minor's own consent
 * does not count, so they are asked again once they are an adult.
 */
export function consentNeeded(
  { role, dateOfBirth, consentedOn, parentConsented }: ConsentFacts,
  today: CalendarDay,
): ConsentNeeded | null {
  if (isStaff({ role }) || dateOfBirth === null) return null
  if (isMinor(dateOfBirth, today)) return parentConsented ? null : 'parent'
  return consentedOn < firstAdultDay(dateOfBirth) ? 'own' : null
}

/**
 * Returns the day of a user's own consent. Users of older versions consented when they registered; in
 * the rare case that their 18th birthday began that night, they are asked again.
 */
export function ownConsentDay(consentedOn: CalendarDay | null, registeredAt: Date): CalendarDay {
  return consentedOn ?? registeredAt.toISOString().slice(0, 10)
}

/** Returns why a user may not book or pay, or undefined. */
export function consentRefusal(needed: ConsentNeeded | null): Refusal | undefined {
  return firstRefusal(['consentRequired', needed !== null])
}

/** Returns why a user may not give this consent now, or undefined. */
export function unneededConsentRefusal(
  needed: ConsentNeeded | null,
  giving: ConsentNeeded,
): Refusal | undefined {
  return firstRefusal(['consentNotNeeded', needed !== giving])
}

/**
 * Returns why a parent may not consent by email, or undefined. After a withdrawal, the child could
 * name any other mailbox, so reception must see the parent.
 */
export function emailConsentRefusal(
  needed: ConsentNeeded | null,
  { withdrawn }: { withdrawn: boolean },
): Refusal | undefined {
  return unneededConsentRefusal(needed, 'parent') ?? firstRefusal(['consentWithdrawn', withdrawn])
}

export function parentEmailProblem(
  parentEmail: string,
  ownEmail: string,
): FieldProblem | undefined {
  return (
    emailProblem(parentEmail) ??
    (isSameMailbox(parentEmail, ownEmail) ? CONSENT_PROBLEMS.parentEmailOwn : undefined)
  )
}

/** Returns the last characters of an ID as stored: `12 3a` is `123A`. */
export function cleanLastFour(text: string): string {
  return toLatinDigits(text)
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
}

export function idLastFourProblem(lastFour: string): FieldProblem | undefined {
  return /^[0-9A-Z]{4}$/.test(lastFour) ? undefined : CONSENT_PROBLEMS.idLastFourInvalid
}

type Person = { id: string; role: Role }

/** Records a parent's consent at reception. Returns the change for the audit log. */
export function recordConsent(
  admin: Person,
  user: Person,
  {
    needed,
    idKind,
    idLastFour,
  }: { needed: ConsentNeeded | null; idKind: IdKind; idLastFour: string },
): Decision<AuditChange> {
  const refusal =
    firstRefusal(['adminAccountNotAllowed', !mayChangeUser(admin, user)]) ??
    unneededConsentRefusal(needed, 'parent') ??
    invalidForm({ idLastFour: idLastFourProblem(idLastFour) })
  if (refusal) return { refusal }
  const details = { idKind, idLastFour }
  return { outcome: { action: 'consent.give', subject: `user:${user.id}`, details } }
}

/** Withdraws a parent's consent at reception. Returns the change for the audit log. */
export function withdrawConsent(
  admin: Person,
  user: Person,
  { given }: { given: boolean },
): Decision<AuditChange> {
  const refusal = firstRefusal(
    ['adminAccountNotAllowed', !mayChangeUser(admin, user)],
    ['consentNotGiven', !given],
  )
  if (refusal) return { refusal }
  return { outcome: { action: 'consent.withdraw', subject: `user:${user.id}`, details: {} } }
}
