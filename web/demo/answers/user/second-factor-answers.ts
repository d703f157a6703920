import * as calls from '#shared/contract/desk-endpoints.ts'
import { requiresFactor } from '#shared/domain/user/required-factor.ts'
import * as decide from '#shared/domain/user/second-factor.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { USER_MESSAGES } from '#shared/words/en/user/user-management.ts'
import { allowed, answer, STAFF_SETTING_UP, staff, throwIfRefused, USER } from '#web/demo/answer.ts'
import { passwordMatches } from '#web/demo/answers/user/auth-answers.ts'
import { userById } from '#web/demo/answers/user/user-answers.ts'
import { type DemoUser, recordChange } from '#web/demo/demo-state.ts'
import { endSessions, factorStateOf, takeFactorCode } from '#web/demo/demo-user-replies.ts'
import { DEMO_CODE } from '#web/session/demo-code.ts'

/** An authenticator app accepts this key, but the demo expects DEMO_CODE instead of the app's codes. */
const DEMO_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The user's own second factor, and its reset by a super admin. */
export const secondFactorAnswers = [
  answer(calls.getSecondFactor, USER, ({ state, user }) => {
    const { since = null, recoveryCodes = [] } = user.secondFactor ?? {}
    return {
      data: {
        on: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: recoveryCodes.length,
        required: requiresFactor(state.settings.factorPolicy, user.role),
      },
    }
  }),

  answer(calls.startSecondFactor, STAFF_SETTING_UP, ({ state, user }) => {
    throwIfRefused(decide.startRefusal(factorStateOf(user)))
    user.secondFactor = { since: null, recoveryCodes: [] }
    const label = `${encodeURIComponent(state.settings.name)}:${encodeURIComponent(user.email)}`
    return { data: { uri: `otpauth://totp/${label}?secret=${DEMO_KEY}`, key: DEMO_KEY } }
  }),

  answer(calls.confirmSecondFactor, STAFF_SETTING_UP, ({ state, user, body, token }) => {
    const codeRight = decide.normalizeFactorCode(body.code) === DEMO_CODE
    const facts = { passwordRight: passwordMatches(user, body.password), codeRight }
    const change = allowed(decide.confirmFactor(user, factorStateOf(user), facts))
    user.secondFactor = { since: state.now(), recoveryCodes: [] }
    endSessions(state, user, token)
    recordChange(state, user, change)
    return { data: newCodes(user), message: OWN_USER_MESSAGES.secondFactorOn }
  }),

  answer(calls.renewRecoveryCodes, USER, ({ state, user, body }) => {
    const passwordRight = passwordMatches(user, body.password)
    const codeRight = passwordRight && takeFactorCode(state, user, body.code)
    const facts = { passwordRight, codeRight }
    const action = 'second-factor.codes'
    recordChange(
      state,
      user,
      allowed(decide.changeFactor(action, user, factorStateOf(user), facts)),
    )
    return { data: newCodes(user), message: OWN_USER_MESSAGES.recoveryCodesRenewed }
  }),

  answer(calls.endSecondFactor, USER, ({ state, user, body }) => {
    const passwordRight = passwordMatches(user, body.password)
    const codeRight = passwordRight && takeFactorCode(state, user, body.code)
    const facts = { passwordRight, codeRight }
    const action = 'second-factor.off'
    recordChange(
      state,
      user,
      allowed(decide.changeFactor(action, user, factorStateOf(user), facts)),
    )
    user.secondFactor = null
    return { message: OWN_USER_MESSAGES.secondFactorOff }
  }),

  answer(calls.resetSecondFactor, staff('staff'), ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    const change = allowed(decide.resetFactor(admin, user, factorStateOf(user)))
    user.secondFactor = null
    endSessions(state, user)
    recordChange(state, admin, change)
    return { message: USER_MESSAGES.secondFactorReset }
  }),
]

/** Replaces the user's recovery codes and returns them formatted for reading. */
function newCodes(user: DemoUser) {
  const codes = Array.from({ length: decide.RECOVERY_CODE_COUNT }, () =>
    decide.recoveryCodeOf(crypto.getRandomValues(new Uint8Array(10))),
  )
  if (user.secondFactor) user.secondFactor.recoveryCodes = codes
  return { recoveryCodes: codes.map(decide.formatRecoveryCode) }
}
