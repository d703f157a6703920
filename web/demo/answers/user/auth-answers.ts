import * as calls from '#shared/contract/endpoints.ts'
import { identityFromWire } from '#shared/contract/wire-names.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { normalizeIdentifier } from '#shared/domain/user/login-identifier.ts'
import * as oneTimeCode from '#shared/domain/user/one-time-code.ts'
import { registrationRefusal } from '#shared/domain/user/registration.ts'
import { loginCodeToCheck } from '#shared/domain/user/second-factor.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { ANYONE, allowed, answer, refusal, throwIfRefused, USER } from '#web/demo/answer.ts'
import { type DemoLoginUser, type DemoState, type DemoUser, today } from '#web/demo/demo-state.ts'
import {
  currentUser,
  endSessions,
  factorStateOf,
  hasEmail,
  newUser,
  openSession,
  takeFactorCode,
  userByEmail,
} from '#web/demo/demo-user-replies.ts'
import { verifyOwnEmail } from '#web/demo/email-change.ts'
import { DEMO_CODE } from '#web/session/demo-code.ts'

export const authAnswers = [
  answer(calls.login, ANYONE, ({ state, body, token: oldToken = '' }) => {
    const identity = identityFromWire(body)
    const user =
      'email' in identity
        ? userByEmail(state, normalizeEmail(identity.email))
        : state.users
            .filter(hasEmail)
            .find(({ memberId }) => memberId === normalizeIdentifier(identity.memberId))
    if (!user || user.deactivatedAt || !passwordMatches(user, body.password))
      throw refusal('loginFailed')
    const code = allowed(loginCodeToCheck(factorStateOf(user) === 'on', body.factorCode))
    if (code !== null && !takeFactorCode(state, user, code)) throw refusal('wrongSecondFactorCode')
    state.sessions.delete(oldToken)
    const token = openSession(state, user)
    return { token, user: currentUser(state, user), message: OWN_USER_MESSAGES.loggedIn }
  }),

  answer(calls.register, ANYONE, ({ state, body, file }) => {
    const { phoneNumber, gender, dateOfBirth, password } = body
    const email = normalizeEmail(body.email)
    const facts = {
      today: today(state),
      emailVerified: state.verifiedEmails.has(email),
      emailTaken: userByEmail(state, email) !== undefined,
      phoneTaken: isPhoneTaken(state, phoneNumber),
      // The list of common passwords is too large to load.
      passwordCommon: false,
    }
    throwIfRefused(registrationRefusal(body, facts))
    state.verifiedEmails.delete(email)
    const fullName = body.fullName.trim()
    const user: DemoLoginUser = {
      ...newUser({ id: state.nextId(), fullName, gender, createdAt: state.now() }),
      email,
      password,
      phoneNumber,
      dateOfBirth,
      avatar: file ? URL.createObjectURL(file) : null,
      ...recordedNotice(body, state.now()),
    }
    state.users.unshift(user)
    return { token: openSession(state, user), message: OWN_USER_MESSAGES.registered }
  }),

  answer(calls.logout, ANYONE, ({ state, token = '' }) => {
    state.sessions.delete(token)
    return { message: OWN_USER_MESSAGES.loggedOut }
  }),

  answer(calls.me, USER, ({ state, user }) => ({ user: currentUser(state, user) })),

  answer(calls.sendOtp, ANYONE, ({ state, body }) => {
    const email = normalizeEmail(body.email)
    sendCode(state, 'register', email)
    return { message: OWN_USER_MESSAGES.codeSent }
  }),

  answer(calls.verifyOtp, ANYONE, ({ state, body }) => {
    const email = normalizeEmail(body.email)
    checkCode(state, 'register', email, body.otp).usedAt = state.now()
    state.verifiedEmails.add(email)
    return { message: OWN_USER_MESSAGES.emailVerified }
  }),

  answer(calls.forgotPassword, ANYONE, ({ state, body }) => {
    const email = normalizeEmail(body.email)
    sendCode(state, 'reset', email)
    return { message: OWN_USER_MESSAGES.resetCodeSent }
  }),

  answer(calls.verifyResetOtp, ANYONE, ({ state, body }) => {
    checkCode(state, 'reset', normalizeEmail(body.email), body.otp)
    return { message: OWN_USER_MESSAGES.resetCodeRight }
  }),

  answer(calls.resetPassword, ANYONE, ({ state, body }) => {
    const email = normalizeEmail(body.email)
    const code = checkCode(state, 'reset', email, body.otp)
    const user = userByEmail(state, email)
    if (!user || user.deactivatedAt) throw refusal('userNotFound')
    code.usedAt = state.now()
    user.password = body.newPassword
    user.passwordInvalidated = false
    verifyOwnEmail(state, user)
    endSessions(state, user)
    return { message: OWN_USER_MESSAGES.passwordReset }
  }),

  answer(calls.checkPhone, ANYONE, ({ state, body }) => ({
    exists: isPhoneTaken(state, body.phoneNumber),
  })),

  answer(calls.uploadAvatar, USER, ({ state, user, file }) => {
    if (!file) throw refusal('notAnImage')
    user.avatar = URL.createObjectURL(file)
    return { user: currentUser(state, user), message: OWN_USER_MESSAGES.pictureSaved }
  }),
]

export function passwordMatches(user: DemoUser, password: string): boolean {
  if (user.passwordInvalidated) return false
  return user.password === undefined || user.password === password
}

export function isPhoneTaken({ users }: DemoState, number: string, exceptId?: string): boolean {
  return users.some(({ id, phoneNumber }) => id !== exceptId && phoneNumber === number)
}

/** Only pretends to send an email: the demo's OTP is always the same, and the demo panel shows it. */
export function sendCode(state: DemoState, purpose: oneTimeCode.CodePurpose, email: string): void {
  const userExists = userByEmail(state, email) !== undefined
  throwIfRefused(oneTimeCode.codeEmailRefusal(purpose, { userExists }))
  const last = state.codes.get(`${purpose} ${email}`)
  const sentAt = state.now()
  throwIfRefused(oneTimeCode.resendRefusal(last?.sentAt ?? null, sentAt))
  const expiresAt = new Date(sentAt.getTime() + oneTimeCode.CODE_MINUTES * 60_000)
  state.codes.set(`${purpose} ${email}`, { sentAt, expiresAt, usedAt: null, wrongTries: 0 })
}

/** Returns the last code sent, or throws if the typed code is wrong or has expired. */
export function checkCode(
  state: DemoState,
  purpose: oneTimeCode.CodePurpose,
  email: string,
  typed: string,
) {
  const code = state.codes.get(`${purpose} ${email}`)
  const isCorrect = typed.replace(/\s/g, '') === DEMO_CODE
  const refused = oneTimeCode.codeRefusal(code, { isCorrect, now: state.now() })
  if (code && refused?.code === 'invalidCode') code.wrongTries += 1
  if (!code || refused) throw refusal(refused ?? 'invalidCode')
  return code
}
