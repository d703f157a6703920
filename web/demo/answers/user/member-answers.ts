import { getMemberDetails, getMemberStatus, updateMembership } from '#shared/contract/endpoints.ts'
import { MEMBERSHIP_FIELDS, membershipDetails } from '#shared/domain/membership.ts'
import { memberStatus } from '#shared/replies/user.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { allowed, answer, completeForm, MEMBERSHIP_STEP, USER } from '#web/demo/answer.ts'
import { studyDays, today } from '#web/demo/demo-state.ts'
import { currentUser } from '#web/demo/demo-user-replies.ts'

export const memberAnswers = [
  answer(updateMembership, MEMBERSHIP_STEP, ({ state, user, body, file }) => {
    const selfie = file ?? user.membership?.selfie
    const facts = { today: today(state), hasSelfie: selfie !== undefined }
    const details = allowed(membershipDetails(completeForm(MEMBERSHIP_FIELDS, body), facts))
    user.membership = { ...details, selfie: selfie ?? 'drawing' }
    return { user: currentUser(state, user), message: OWN_USER_MESSAGES.membershipSaved }
  }),

  answer(getMemberDetails, USER, ({ state, user }) => ({
    data: currentUser(state, user).membershipDetails,
  })),

  answer(getMemberStatus, USER, ({ state, user }) => ({
    data: memberStatus(currentUser(state, user), studyDays(state)),
  })),
]
