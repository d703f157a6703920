import type { CurrentUser } from '#shared/contract/user/current-user.ts'
import { userFromWire } from '#shared/contract/wire-names.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import { NOTICE_NOT_SHOWN } from '#shared/domain/personal-data/privacy-notice.ts'
import { deviceFrom } from '#shared/domain/user/device.ts'
import type { ConsentNeeded } from '#shared/domain/user/parental-consent.ts'
import { COUNTRY_CODE } from '#shared/domain/user/phone.ts'
import type { Progress } from '#shared/domain/user/progress.ts'
import type { FactorFacts } from '#shared/domain/user/required-factor.ts'
import {
  type FactorState,
  factorChange,
  isRecoveryCode,
  normalizeFactorCode,
} from '#shared/domain/user/second-factor.ts'
import { isIdle, shouldRecordUse } from '#shared/domain/user/session.ts'
import { mayList, maySeeDetails } from '#shared/domain/user/user-access.ts'
import { consentNeededBy, userReply } from '#shared/replies/user.ts'
import {
  bookingsOf,
  chosenMethodOf,
  depositFacts,
  depositOf,
  waitingClaim,
  waitsAtDesk,
} from '#web/demo/demo-booking.ts'
import { discountOf } from '#web/demo/demo-discount.ts'
import { userDue } from '#web/demo/demo-due.ts'
import {
  type DemoConsent,
  type DemoLoginUser,
  type DemoSession,
  type DemoState,
  type DemoUser,
  recordChange,
  studyDays,
  TIME_ZONE,
  today,
} from '#web/demo/demo-state.ts'
import { DEMO_CODE } from '#web/session/demo-code.ts'
import { progressOf as progressOfUser } from '#web/session/progress-of.ts'
import { LANGUAGE } from '#words/page/language.ts'

const DAY_SECONDS = 86_400

type NewUser = Pick<DemoUser, 'id' | 'fullName' | 'gender' | 'createdAt'>

/** Returns a user with only these fields set. */
export function newUser(fields: NewUser): DemoLoginUser {
  return {
    ...fields,
    email: '',
    role: 'user',
    deactivatedAt: null,
    erasedAt: null,
    phoneNumber: null,
    dateOfBirth: null,
    memberId: null,
    avatar: null,
    language: LANGUAGE,
    membership: null,
    consentedOn: dayIn(TIME_ZONE, fields.createdAt),
    parentalConsents: [],
    secondFactor: null,
    awaitsClaim: false,
    attendanceOn: true,
    ...NOTICE_NOT_SHOWN,
  }
}

/** Returns the current user, as every reply with `user` contains it. */
export function currentUser(
  state: DemoState,
  user: DemoLoginUser,
  options?: { showCongratulations: boolean },
): CurrentUser {
  const records = {
    ...user,
    ...factorFacts(state, user),
    parentConsented: currentConsent(user) !== null,
    due: userDue(state, user),
    deposits: depositFacts(state, user.id),
  }
  return userReply({ ...records, bookings: ownBookings(state, user) }, studyDays(state), options)
}

export function factorStateOf({ secondFactor }: DemoUser): FactorState {
  if (!secondFactor) return 'off'
  return secondFactor.since ? 'on' : 'started'
}

/** Returns the facts that decide whether a user lacks a required second factor. */
export function factorFacts({ settings }: DemoState, user: DemoUser): FactorFacts {
  const { role } = user
  return { role, factorOn: factorStateOf(user) === 'on', factorPolicy: settings.factorPolicy }
}

/** Returns whether a typed code is right. A recovery code can't be used again. */
export function takeFactorCode(state: DemoState, user: DemoUser, typed: string): boolean {
  const code = normalizeFactorCode(typed)
  const { secondFactor } = user
  if (!secondFactor?.since) return false
  if (!isRecoveryCode(code)) return code === DEMO_CODE
  if (!secondFactor.recoveryCodes.includes(code)) return false
  secondFactor.recoveryCodes = secondFactor.recoveryCodes.filter((each) => each !== code)
  recordChange(state, user, factorChange('second-factor.recovery', user))
  return true
}

/** Returns the parent's consent that was not withdrawn, if there is one. */
export function currentConsent({ parentalConsents }: DemoUser): DemoConsent | null {
  return parentalConsents.find(({ withdrawnAt }) => withdrawnAt === null) ?? null
}

/** Returns whose consent is needed before a user may book and pay. */
export function consentNeededOf(state: DemoState, user: DemoUser): ConsentNeeded | null {
  const parentConsented = currentConsent(user) !== null
  return consentNeededBy({ ...user, parentConsented }, today(state))
}

/** Returns a user's bookings, as replies to that user contain them. */
export function ownBookings(state: DemoState, user: DemoUser) {
  return bookingsOf(state, user).map((booking) => ({
    ...booking,
    payAtDesk: waitsAtDesk(state, booking),
    chosenMethod: chosenMethodOf(state, booking),
    utrSent: waitingClaim(state, booking) !== undefined,
    discount: discountOf(state, booking)?.amount ?? 0,
    deposit: depositOf(state, booking),
  }))
}

/** Returns a user's progress, for the guards. */
export function progressOf(state: DemoState, user: DemoUser): Progress {
  const { email } = user
  return progressOfUser(userFromWire(currentUser(state, { ...user, email: email ?? '' })))
}

export function userByEmail({ users }: DemoState, email: string): DemoLoginUser | undefined {
  return users.filter(hasEmail).find((user) => user.email === email)
}

export function hasEmail(user: DemoUser): user is DemoLoginUser {
  return user.email !== null
}

/** Returns the user who has verified an email. */
export function verifiedUser(state: DemoState, email: string): DemoUser | undefined {
  const user = userByEmail(state, email)
  return user?.lastVerifiedEmail || user?.awaitsClaim ? undefined : user
}

/** Returns the IDs of the super admins who are not deactivated. */
export function superAdmins({ users }: DemoState): string[] {
  return users
    .filter(({ role, deactivatedAt }) => role === 'super_admin' && deactivatedAt === null)
    .map(({ id }) => id)
}

/** Whether a user's name, email or member ID contains every word of `search`. */
export function matchesUser({ fullName, email, memberId }: DemoUser, search: string): boolean {
  return containsWords(`${fullName} ${email ?? ''} ${memberId ?? ''}`, search)
}

/** Whether the details of a user that this admin may see contain every word of `search`. */
export function isUserFound(admin: DemoUser, user: DemoUser, search: string): boolean {
  if (!mayList(admin, user)) return false
  return maySeeDetails(admin, user)
    ? matchesUser(user, search)
    : containsWords(user.fullName, search)
}

/** Whether a user's phone number contains these digits. */
export function hasPhone({ phoneNumber }: DemoUser, digits: string | undefined): boolean {
  return digits !== undefined && (phoneNumber?.slice(COUNTRY_CODE.length).includes(digits) ?? false)
}

function containsWords(text: string, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/)
  return words.every((word) => text.toLowerCase().includes(word))
}

/** Opens a session and returns its token, which is unsigned, so the server would reject it. */
export function openSession(state: DemoState, user: DemoUser): string {
  const [id, now, device] = [state.nextId(), state.now(), deviceFrom(navigator.userAgent)]
  const exp = Math.floor(now.getTime() / 1000) + DAY_SECONDS
  const token = [{ alg: 'none' }, { sid: id, exp }, 'demo']
    .map((part) => btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_'))
    .join('.')
  state.sessions.set(token, { id, userId: user.id, createdAt: now, lastUsedAt: now, ...device })
  return token
}

/** Ends every session of a user, except the one with this token. */
export function endSessions(
  { sessions }: DemoState,
  { id }: DemoUser,
  exceptToken?: string | undefined,
): void {
  for (const [token, { userId }] of sessions) {
    if (userId === id && token !== exceptToken) sessions.delete(token)
  }
}

/** Returns the user of a token's session, unless the session is idle or the user is deactivated. */
export function userByToken(
  state: DemoState,
  token: string | undefined,
): DemoLoginUser | undefined {
  const session = token === undefined ? undefined : state.sessions.get(token)
  if (!session) return undefined
  const user = state.users
    .filter(hasEmail)
    .find(({ id, deactivatedAt }) => id === session.userId && deactivatedAt === null)
  return user && isSessionIdle(state, session) ? undefined : user
}

export function isSessionIdle(state: DemoState, { userId, lastUsedAt }: DemoSession): boolean {
  const user = state.users.find(({ id }) => id === userId)
  return user !== undefined && isIdle({ role: user.role, lastUsedAt }, state.now())
}

/** Records that a token's session was used, as often as the server does. */
export function recordUse({ sessions, now }: DemoState, token: string | undefined): void {
  const session = token === undefined ? undefined : sessions.get(token)
  if (session && shouldRecordUse(session.lastUsedAt, now())) session.lastUsedAt = now()
}
