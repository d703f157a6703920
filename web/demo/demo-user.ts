import type { CurrentUser } from '#shared/contract/current-user.ts'
import { paidPeriods, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import type { Progress } from '#shared/domain/user/progress.ts'
import { userReply } from '#shared/replies/user.ts'
import { waitsAtDesk } from '#web/demo/demo-booking.ts'
import { type DemoState, type DemoUser, today } from '#web/demo/demo-state.ts'

type Newcomer = Pick<DemoUser, 'id' | 'fullName' | 'gender' | 'createdAt'>

/** Returns a user with only these fields set. */
export function newUser(newcomer: Newcomer): DemoUser {
  return {
    ...{ ...newcomer, email: '', role: 'user', deactivatedAt: null, erasedAt: null },
    ...{ phoneNumber: null, dateOfBirth: null, memberId: null, avatar: null, membership: null },
  }
}

/** Returns the current user, as in every reply with `user`. */
export function currentUser(
  state: DemoState,
  user: DemoUser,
  options?: { showCongratulations: boolean },
): CurrentUser {
  return userReply({ ...user, bookings: ownBookings(state, user) }, today(state), options)
}

export function ownBookings(state: DemoState, { id }: DemoUser) {
  return state.bookings
    .filter(({ userId }) => userId === id)
    .map((booking) => ({ ...booking, payAtDesk: waitsAtDesk(state, booking) }))
}

/** Returns a user's progress, for the guards. */
export function progressOf(state: DemoState, user: DemoUser): Progress {
  const bookings = ownBookings(state, user)
  return {
    role: user.role,
    membershipCompleted: user.membership !== null,
    bookingCompleted: paidPeriods(bookings, today(state)) !== undefined,
    paymentWaiting: unpaidBooking(bookings) !== undefined,
  }
}

/** The ids of the super admins who can log in. */
export function superAdmins({ users }: DemoState): string[] {
  return users
    .filter(({ role, deactivatedAt }) => role === 'super_admin' && deactivatedAt === null)
    .map(({ id }) => id)
}

/** Whether a user's name, email or member ID contains every word of `search`. */
export function matchesUser(
  { fullName, email, memberId }: Pick<DemoUser, 'fullName' | 'email' | 'memberId'>,
  search: string,
): boolean {
  const text = `${fullName} ${email} ${memberId ?? ''}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
