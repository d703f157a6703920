import type { User } from '#shared/contract/wire-names.ts'
import type { Progress } from '#shared/domain/user/progress.ts'

/** Returns a user's progress, which the guards check. */
export function progressOf(user: User): Progress {
  const {
    role,
    membershipCompleted,
    bookingCompleted,
    hold,
    memberId,
    membershipDetails,
    consentNeeded,
    secondFactorMissing,
  } = user
  return {
    role,
    membershipCompleted,
    bookingCompleted,
    paymentWaiting: hold !== null,
    hasMemberId: memberId !== null,
    consentNeeded,
    factorMissing: secondFactorMissing,
    selfieGone: membershipDetails?.selfiePhoto === null,
  }
}
