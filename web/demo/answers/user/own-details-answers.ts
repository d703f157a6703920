import * as calls from '#shared/contract/endpoints.ts'
import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { invalidForm } from '#shared/domain/refusal.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { normalizeName } from '#shared/domain/user/full-name.ts'
import * as decide from '#shared/domain/user/own-details.ts'
import { normalizeWirePhone } from '#shared/domain/user/phone.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { allowed, answer, refusal, throwIfRefused, USER } from '#web/demo/answer.ts'
import {
  checkCode,
  isPhoneTaken,
  passwordMatches,
  sendCode,
} from '#web/demo/answers/user/auth-answers.ts'
import { type DemoState, type DemoUser, recordChange, today } from '#web/demo/demo-state.ts'
import {
  currentConsent,
  currentUser,
  endSessions,
  userByEmail,
} from '#web/demo/demo-user-replies.ts'
import { replaceEmail } from '#web/demo/email-change.ts'

/** The user's own name, phone number, email and language. */
export const ownDetailsAnswers = [
  answer(ownEndpoints.changeDetails, USER, ({ state, user, body }) => {
    const sentPhone =
      body.phoneNumber === undefined ? undefined : normalizeWirePhone(body.phoneNumber)
    const edit = {
      fullName: body.fullName === undefined ? user.fullName : normalizeName(body.fullName),
      phoneNumber: sentPhone ?? user.phoneNumber,
    }
    const phoneTaken = sentPhone !== undefined && isPhoneTaken(state, sentPhone, user.id)
    const change = allowed(decide.changeOwnDetails(user, edit, { phoneTaken }))
    if (change) {
      Object.assign(user, edit)
      recordChange(state, user, change)
    }
    return { user: currentUser(state, user), message: OWN_USER_MESSAGES.detailsSaved }
  }),

  answer(ownEndpoints.askEmailCode, USER, ({ state, user, body }) => {
    const email = normalizeEmail(body.newEmail)
    throwIfRefused(invalidForm({ newEmail: decide.newEmailProblem(email, user.email) }))
    throwIfRefused(invalidForm({ newEmail: parentsEmailProblem(state, user, email) }))
    if (!passwordMatches(user, body.password)) throw refusal('wrongPassword')
    sendCode(state, 'email', email)
    return { message: OWN_USER_MESSAGES.emailCodeSent }
  }),

  answer(ownEndpoints.changeEmail, USER, ({ state, user, body, token }) => {
    const email = normalizeEmail(body.newEmail)
    throwIfRefused(invalidForm({ newEmail: decide.newEmailProblem(email, user.email) }))
    const code = checkCode(state, 'email', email, body.otp)
    throwIfRefused(invalidForm({ newEmail: parentsEmailProblem(state, user, email) }))
    const emailTaken = userByEmail(state, email) !== undefined
    const change = allowed(decide.changeOwnEmail(user, email, { emailTaken }))
    code.usedAt = state.now()
    replaceEmail(state, user, email)
    endSessions(state, user, token)
    recordChange(state, user, change)
    return { user: currentUser(state, user), message: OWN_USER_MESSAGES.emailChanged }
  }),

  answer(calls.saveLanguage, USER, ({ user, body }) => {
    user.language = body.language
    return { message: OWN_USER_MESSAGES.languageSaved }
  }),
]

function parentsEmailProblem(state: DemoState, user: DemoUser, email: string) {
  const { parentEmail = null } = currentConsent(user) ?? {}
  const { dateOfBirth } = user
  return decide.parentsEmailProblem(email, { dateOfBirth, parentEmail, today: today(state) })
}
