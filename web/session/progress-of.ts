import type { CurrentUser } from '#shared/contract/user.ts'
import type { Progress } from '#shared/domain/progress.ts'

/** What the guards look at, from what the server tells of a user. */
export function progressOf(user: CurrentUser): Progress {
  const { role, membershipCompleted, bookingCompleted, pendingBooking, membershipDetails } = user
  return {
    role,
    membershipCompleted,
    bookingCompleted,
    paymentWaiting: pendingBooking !== null,
    paymentAtDesk: pendingBooking?.payAtDesk ?? false,
    selfieGone: membershipDetails?.selfiePhoto === null,
  }
}
