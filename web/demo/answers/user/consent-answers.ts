import * as deskCalls from '#shared/contract/desk-endpoints.ts'
import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { invalidForm } from '#shared/domain/refusal.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import * as decide from '#shared/domain/user/parental-consent.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { USER_MESSAGES } from '#shared/words/en/user/user-management.ts'
import { allowed, answer, staff, throwIfRefused, USER } from '#web/demo/answer.ts'
import { checkCode, sendCode } from '#web/demo/answers/user/auth-answers.ts'
import { userById } from '#web/demo/answers/user/user-answers.ts'
import { type DemoLoginUser, type DemoState, recordChange, today } from '#web/demo/demo-state.ts'
import { consentNeededOf, currentConsent, currentUser } from '#web/demo/demo-user-replies.ts'

/** Consents of parents, and of members who have turned 18. */
export const consentAnswers = [
  answer(ownEndpoints.askParent, USER, ({ state, user, body }) => {
    const parentEmail = normalizeEmail(body.parentEmail)
    throwIfRefused(askRefusal(state, user, parentEmail))
    sendCode(state, 'parent', parentEmail)
    return { message: OWN_USER_MESSAGES.parentAsked }
  }),

  answer(ownEndpoints.enterParentCode, USER, ({ state, user, body }) => {
    const parentEmail = normalizeEmail(body.parentEmail)
    throwIfRefused(askRefusal(state, user, parentEmail))
    checkCode(state, 'parent', parentEmail, body.otp).usedAt = state.now()
    user.parentalConsents.push({
      method: 'email',
      parentEmail,
      idKind: null,
      idLastFour: null,
      recordedBy: null,
      givenAt: state.now(),
      withdrawnAt: null,
      ...recordedNotice(body, state.now()),
    })
    return { user: currentUser(state, user), message: OWN_USER_MESSAGES.consented }
  }),

  answer(ownEndpoints.confirmOwnConsent, USER, ({ state, user, body }) => {
    throwIfRefused(decide.unneededConsentRefusal(consentNeededOf(state, user), 'own'))
    const consentedOn = today(state)
    Object.assign(user, { consentedOn, ...recordedNotice(body, state.now()) })
    return { user: currentUser(state, user), message: OWN_USER_MESSAGES.consented }
  }),

  answer(
    deskCalls.recordParentalConsent,
    staff('members'),
    ({ state, user: admin, params, body }) => {
      const user = userById(state, params.id)
      const { idKind } = body
      const idLastFour = decide.cleanLastFour(body.idLastFour)
      const needed = consentNeededOf(state, user)
      const change = allowed(decide.recordConsent(admin, user, { needed, idKind, idLastFour }))
      user.parentalConsents.push({
        method: 'reception',
        parentEmail: null,
        idKind,
        idLastFour,
        recordedBy: admin.fullName,
        givenAt: state.now(),
        withdrawnAt: null,
        ...recordedNotice(body, state.now()),
      })
      recordChange(state, admin, change)
      return { message: USER_MESSAGES.consentRecorded }
    },
  ),

  answer(deskCalls.withdrawParentalConsent, staff('members'), ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    const given = currentConsent(user)
    const change = allowed(decide.withdrawConsent(admin, user, { given: given !== null }))
    if (given) given.withdrawnAt = state.now()
    recordChange(state, admin, change)
    return { message: USER_MESSAGES.consentWithdrawn }
  }),
]

function askRefusal(state: DemoState, user: DemoLoginUser, parentEmail: string) {
  const withdrawn = user.parentalConsents.some(({ withdrawnAt }) => withdrawnAt !== null)
  return (
    decide.unneededConsentRefusal(consentNeededOf(state, user), 'parent') ??
    invalidForm({ parentEmail: decide.parentEmailProblem(parentEmail, user.email) }) ??
    decide.emailConsentRefusal(consentNeededOf(state, user), { withdrawn })
  )
}
