import { paidPeriods, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import { quote } from '#shared/domain/booking/prices.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { callRefusal } from '#shared/domain/user/progress.ts'
import { ROUTES, type RoutePath } from '#shared/domain/user/routes.ts'
import { tourReply } from '#shared/replies/tour.ts'
import { saveBooking } from '#web/demo/booking-answers.ts'
import { DEMO_ADMIN_EMAIL, DEMO_STUDENT_EMAIL } from '#web/demo/demo-accounts.ts'
import { type DemoState, type DemoUser, studyDays } from '#web/demo/demo-state.ts'
import {
  openSession,
  ownBookings,
  progressOf,
  userByEmail,
  userOfToken,
} from '#web/demo/demo-user-replies.ts'
import { loadCurrentUser } from '#web/session/current-user.ts'
import { storedToken, storeToken } from '#web/session/token.ts'

/** Returns a function that prepares a demo page, so that every page can be opened directly. */
export function pageEntry(state: DemoState): (path: RoutePath) => Promise<void> {
  let started = false
  return async (path) => {
    const user = userFor(state, path, started)
    started = true
    if (user && user !== userOfToken(state, storedToken())) storeToken(openSession(state, user))
    if (path === '/payment' && user) bookRenewal(state, user)
    if (path === '/visitor-pass') openTourPass(state)
    await loadCurrentUser()
  }
}

/** Returns a page's user: the logged-in one if allowed, else the demo student or admin. */
function userFor(state: DemoState, path: RoutePath, started: boolean): DemoUser | undefined {
  const current = userOfToken(state, storedToken())
  const refusal = callRefusal(ROUTES[path], current && progressOf(state, current))
  // A newly registered user fills in the membership details.
  if (current && (!refusal || refusal.code === 'membershipFirst')) return current
  const { access } = ROUTES[path]
  if (access === 'admin' || access === 'super-admin') return userByEmail(state, DEMO_ADMIN_EMAIL)
  return access === 'step' || !started ? demoStudent(state) : undefined
}

/** Returns another sample member if the demo student has been deactivated. */
function demoStudent(state: DemoState): DemoUser | undefined {
  const student = userByEmail(state, DEMO_STUDENT_EMAIL)
  if (student?.deactivatedAt === null) return student
  return state.users.find(
    ({ deactivatedAt, role, memberId }) => !deactivatedAt && role === 'user' && memberId,
  )
}

/** Creates something to pay for the payment page: one more month on the member's seat. */
function bookRenewal(state: DemoState, user: DemoUser): void {
  const bookings = ownBookings(state, user)
  const cover = paidPeriods(bookings, studyDays(state))
  if (!cover || unpaidBooking(bookings)) return
  const { room, batch, seatId: seat } = cover.shown
  const plan = { room, batch, duration: '1 Month', startDate: cover.paid.endDate } as const
  const tier = findSeat(seat)?.tier ?? 'standard'
  const amount = quote(plan, tier, state.settings.prices).total
  try {
    saveBooking(state, user, { ...plan, seat, amount }, { renewal: true })
  } catch {
    // The seat has been taken or closed in the demo; the page then shows nothing to pay.
  }
}

/** Gives the pass page a tour: the newest pending one. */
function openTourPass({ tours }: DemoState): void {
  const opened: unknown = history.state
  if (typeof opened === 'object' && opened !== null && 'tour' in opened) return
  const tour = tours.find(({ status }) => status === 'pending')
  if (tour) history.replaceState({ tour: tourReply(tour) }, '')
}
