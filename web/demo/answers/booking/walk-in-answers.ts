import * as calls from '#shared/contract/desk-endpoints.ts'
import { claimAccount } from '#shared/contract/own-endpoints.ts'
import { MEMBERSHIP_FIELDS } from '#shared/domain/membership.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { claimCodeEnd, claimedAccount, issueClaimCode } from '#shared/domain/user/claim-code.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { normalizeCode } from '#shared/domain/user/one-time-code.ts'
import * as decide from '#shared/domain/user/walk-in.ts'
import { knownMemberReply } from '#shared/replies/walk-in.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { USER_MESSAGES } from '#shared/words/en/user/user-management.ts'
import { ANYONE, allowed, answer, completeForm, refusal, staff } from '#web/demo/answer.ts'
import { isPhoneTaken, sendCode } from '#web/demo/answers/user/auth-answers.ts'
import { userById } from '#web/demo/answers/user/user-answers.ts'
import { DEMO_CLAIM_CODE } from '#web/demo/demo-accounts.ts'
import { recordChange, today } from '#web/demo/demo-state.ts'
import { newUser, userByEmail } from '#web/demo/demo-user-replies.ts'
import { correctEmail } from '#web/demo/email-change.ts'

/** Walk-ins at reception. */
export const walkInAnswers = [
  answer(calls.findKnownMembers, staff('members'), ({ state, user: admin, body }) => {
    const { phoneNumber, email = '' } = body
    const byPhone = state.users.find(
      (user) => phoneNumber !== undefined && user.phoneNumber === phoneNumber,
    )
    const byEmail = email === '' ? undefined : userByEmail(state, normalizeEmail(email))
    return {
      data: {
        phoneNumber: knownMemberReply(admin, byPhone),
        email: knownMemberReply(admin, byEmail),
      },
    }
  }),

  answer(calls.registerWalkIn, staff('members'), ({ state, user: admin, body, file }) => {
    const { phoneNumber, gender, dateOfBirth, language = 'en' } = body
    const email = body.email ? normalizeEmail(body.email) : null
    const facts = {
      today: today(state),
      hasSelfie: file !== undefined,
      emailTaken: email !== null && userByEmail(state, email) !== undefined,
      phoneTaken: isPhoneTaken(state, phoneNumber),
    }
    const form = { ...completeForm(MEMBERSHIP_FIELDS, body), dateOfBirth, email }
    const details = allowed(decide.registerWalkIn(form, facts))
    const now = state.now()
    const fullName = body.fullName.trim()
    const user = {
      ...newUser({ id: state.nextId(), fullName, gender, createdAt: now }),
      email,
      phoneNumber,
      dateOfBirth,
      language,
      passwordInvalidated: true,
      awaitsClaim: true,
      membership: { ...details, selfie: file ?? ('drawing' as const) },
      ...recordedNotice(body, now),
    }
    state.users.unshift(user)
    recordChange(state, admin, decide.registrationChange(user.id))
    return { message: USER_MESSAGES.registered, data: { id: user.id } }
  }),

  answer(calls.issueClaimCode, staff('members'), ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    recordChange(state, admin, allowed(issueClaimCode(admin, user)))
    return { data: { claimCode: DEMO_CLAIM_CODE, lastDay: claimCodeEnd(today(state)) } }
  }),

  answer(claimAccount, ANYONE, ({ state, body }) => {
    const email = normalizeEmail(body.email)
    const unclaimed = state.users.find(
      ({ phoneNumber, awaitsClaim, deactivatedAt }) =>
        phoneNumber === body.phoneNumber && awaitsClaim && deactivatedAt === null,
    )
    const isItsCode = () => normalizeCode(body.claimCode) === DEMO_CLAIM_CODE
    const user = allowed(claimedAccount(unclaimed, isItsCode))
    if (user.email !== email) {
      if (userByEmail(state, email)) throw refusal('emailTaken')
      correctEmail(state, user, email)
    }
    sendCode(state, 'reset', email)
    return { message: OWN_USER_MESSAGES.resetCodeSent }
  }),
]
