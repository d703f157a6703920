import * as calls from '#shared/contract/desk-endpoints.ts'
import { MEMBERSHIP_FIELDS } from '#shared/domain/membership.ts'
import { recordedNotice } from '#shared/domain/personal-data/privacy-notice.ts'
import { normalEmail } from '#shared/domain/user/email.ts'
import * as decide from '#shared/domain/user/walk-in.ts'
import { knownMemberReply } from '#shared/replies/walk-in.ts'
import { USER_DONE } from '#shared/words/en/user-management.ts'
import { allowed, answer, completeForm, staff } from '#web/demo/answer.ts'
import { isPhoneTaken } from '#web/demo/auth-answers.ts'
import { recordChange, today } from '#web/demo/demo-state.ts'
import { newUser, userByEmail } from '#web/demo/demo-user-replies.ts'

/** Walk-ins at reception. */
export const walkInAnswers = [
  answer(calls.findKnownMembers, staff('members'), ({ state, user: admin, body }) => {
    const { phoneNumber, email = '' } = body
    const byPhone = state.users.find(
      (user) => phoneNumber !== undefined && user.phoneNumber === phoneNumber,
    )
    const byEmail = email === '' ? undefined : userByEmail(state, normalEmail(email))
    return {
      data: {
        phoneNumber: knownMemberReply(admin, byPhone),
        email: knownMemberReply(admin, byEmail),
      },
    }
  }),

  answer(calls.registerWalkIn, staff('members'), ({ state, user: admin, body, file }) => {
    const { phoneNumber, gender, dateOfBirth, language = 'en' } = body
    const email = body.email ? normalEmail(body.email) : null
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
      passwordVoid: true,
      awaitsClaim: true,
      membership: { ...details, selfie: file ?? ('drawing' as const) },
      ...recordedNotice(body, now),
    }
    state.users.unshift(user)
    recordChange(state, admin, decide.registered(user.id))
    return { message: USER_DONE.registered, data: { id: user.id } }
  }),
]
