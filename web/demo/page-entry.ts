import { paidPeriods, unpaidBooking } from '#shared/domain/booking/membership-period.ts'
import { quote } from '#shared/domain/booking/prices.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { isOpenTour } from '#shared/domain/tour/tour.ts'
import { callRefusal } from '#shared/domain/user/progress.ts'
import { ROUTES, type RoutePath } from '#shared/domain/user/routes.ts'
import { tourReply } from '#shared/replies/tour.ts'
import { saveBooking } from '#web/demo/answers/booking/booking-answers.ts'
import {
  DEMO_ADMIN_EMAIL,
  DEMO_RECEPTION_EMAIL,
  DEMO_STUDENT_EMAIL,
  type DemoRole,
} from '#web/demo/demo-accounts.ts'
import type { PageEntry } from '#web/demo/demo-messages.ts'
import {
  type DemoLoginUser,
  type DemoState,
  type DemoTour,
  studyDays,
} from '#web/demo/demo-state.ts'
import {
  hasEmail,
  openSession,
  ownBookings,
  progressOf,
  userByEmail,
  userByToken,
} from '#web/demo/demo-user-replies.ts'
import { takenSeats } from '#web/demo/taken-seats.ts'

/** Returns a function that prepares the demo for a page, so that every page can be opened directly. */
export function pageEntry(
  state: DemoState,
): (path: RoutePath, token: string | undefined, role?: DemoRole) => PageEntry {
  let started = false
  return (path, token, role) => {
    const currentUser = userByToken(state, token)
    const user = role ? userAs(state, role) : pageUser(state, path, currentUser, started)
    started = true
    if (path === '/payment' && user) bookRenewal(state, user)
    const tour = path === '/visitor-pass' && passTour(state, user)
    return {
      ...(user && user !== currentUser && { token: openSession(state, user) }),
      ...(tour && { tour: tourReply(tour) }),
      ...(path === '/' && { taken: takenSeats(state) }),
    }
  }
}

/** Pages that staff may open, but which have something to show only for members. */
const MEMBER_PAGES: readonly RoutePath[] = ['/congratulations', '/pass', '/receipts']

/** Returns the user for a page: the logged-in one if they may open it, otherwise the demo student or admin. */
function pageUser(
  state: DemoState,
  path: RoutePath,
  currentUser: DemoLoginUser | undefined,
  started: boolean,
): DemoLoginUser | undefined {
  const isStaff = currentUser !== undefined && currentUser.role !== 'user'
  if (isStaff && MEMBER_PAGES.includes(path)) return demoStudent(state)
  if (currentUser && !isStaff && path === '/second-factor') {
    return userByEmail(state, DEMO_ADMIN_EMAIL)
  }
  const refusal = callRefusal(ROUTES[path], currentUser && progressOf(state, currentUser))
  // A newly registered user goes on to fill in the membership details.
  if (currentUser && (!refusal || refusal.code === 'membershipDetailsRequired')) return currentUser
  const { access } = ROUTES[path]
  if (access === 'staff') return userByEmail(state, DEMO_ADMIN_EMAIL)
  return access === 'step' || !started ? demoStudent(state) : undefined
}

/** Returns the demo user of a role. */
function userAs(state: DemoState, role: DemoRole): DemoLoginUser | undefined {
  if (role === 'student') return demoStudent(state)
  return userByEmail(state, role === 'reception' ? DEMO_RECEPTION_EMAIL : DEMO_ADMIN_EMAIL)
}

/** Returns the demo student or, if they were deactivated, another sample member. */
function demoStudent(state: DemoState): DemoLoginUser | undefined {
  const student = userByEmail(state, DEMO_STUDENT_EMAIL)
  if (student?.deactivatedAt === null) return student
  return state.users
    .filter(hasEmail)
    .find(({ deactivatedAt, role, memberId }) => !deactivatedAt && role === 'user' && memberId)
}

/** Books the shown plan again, as the dashboard offers, so that the payment page has something to pay. */
function bookRenewal(state: DemoState, user: DemoLoginUser): void {
  const bookings = ownBookings(state, user)
  const cover = paidPeriods(bookings, studyDays(state))
  if (!cover || unpaidBooking(bookings)) return
  const { room, batch, duration, seatId: seat } = cover.shown
  const plan = { room, batch, duration, startDate: cover.lastEnd.endDate }
  const tier = findSeat(seat)?.tier ?? 'standard'
  const amount = quote(plan, tier, state.settings.prices).total
  try {
    saveBooking(state, user, { ...plan, seat, amount }, { renewal: true })
  } catch {
    // The seat was taken or closed meanwhile, so the page shows that there is nothing to pay.
  }
}

/** The tour that the pass page shows: the user's own, else the demo student's, else the newest one. */
function passTour(state: DemoState, user: DemoLoginUser | undefined): DemoTour | undefined {
  const open = state.tours.filter(isOpenTour)
  const of = (person: DemoLoginUser | undefined) =>
    person && open.find(({ email }) => email === person.email)
  return of(user) ?? of(demoStudent(state)) ?? open[0]
}
