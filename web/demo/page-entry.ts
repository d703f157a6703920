import { quote } from '#shared/domain/prices.ts'
import { ROUTES, type RoutePath } from '#shared/domain/routes.ts'
import { findSeat } from '#shared/domain/seats.ts'
import { isAdmin } from '#shared/domain/user.ts'
import { saveBooking } from '#web/demo/booking-answers.ts'
import { paidCover, unpaidBooking } from '#web/demo/current-user.ts'
import type { DemoHall, DemoPerson } from '#web/demo/demo-hall.ts'
import { DEMO_ADMIN_EMAIL, DEMO_STUDENT_EMAIL } from '#web/demo/demo-people.ts'
import { openSession, personOfToken } from '#web/demo/demo-token.ts'
import { tourRequestOf } from '#web/demo/tour-answers.ts'
import { loadCurrentUser } from '#web/session/current-user.ts'
import { storedToken, storeToken } from '#web/session/token.ts'

/** What makes each page of the demo ready to be looked at, whoever opens it and from wherever. */
export function pageEntry(hall: DemoHall): (path: RoutePath) => Promise<void> {
  let begun = false
  return async (path) => {
    const person = personFor(hall, path, { begun })
    begun = true
    if (person && person !== personOfToken(hall, storedToken())) {
      storeToken(openSession(hall, person))
    }
    if (path === '/payment' && person) bookRenewal(hall, person)
    if (path === '/visitor-pass') carryTour(hall)
    await loadCurrentUser()
  }
}

/** The demo student, or on the admins' pages the demo admin; whoever has signed in, where they fit. */
function personFor(
  hall: DemoHall,
  path: RoutePath,
  { begun }: { begun: boolean },
): DemoPerson | undefined {
  const present = personOfToken(hall, storedToken())
  const { access } = ROUTES[path]
  if (access === 'admin') {
    return present && isAdmin(present) ? present : byEmail(hall, DEMO_ADMIN_EMAIL)
  }
  if (access === 'super-admin') {
    return present?.role === 'super_admin' ? present : byEmail(hall, DEMO_ADMIN_EMAIL)
  }
  if (access === 'step') {
    return present && !isAdmin(present) ? present : demoStudent(hall)
  }
  return present ?? (begun ? undefined : demoStudent(hall))
}

/** Somebody else of the sample where the demo's desk has deactivated the demo student. */
function demoStudent(hall: DemoHall): DemoPerson | undefined {
  const student = byEmail(hall, DEMO_STUDENT_EMAIL)
  if (student?.active) return student
  return hall.people.find(({ active, role, memberId }) => active && role === 'user' && memberId)
}

function byEmail(hall: DemoHall, email: string): DemoPerson | undefined {
  return hall.people.find((person) => person.email === email)
}

/** So that there is something to pay: a month more on the member's own seat. */
function bookRenewal(hall: DemoHall, person: DemoPerson): void {
  const cover = paidCover(hall, person)
  if (!cover || unpaidBooking(hall, person)) return
  const seat = findSeat(cover.shown.seat)
  const { membershipType, timeSlot } = cover.shown
  const plan = { membershipType, timeSlot, membershipDuration: '1 Month' } as const
  try {
    saveBooking(
      hall,
      person,
      {
        ...plan,
        membershipStartDate: cover.paidUntil,
        preferredSeat: cover.shown.seat,
        totalAmount: quote(plan, seat?.tier ?? 'standard', hall.settings.prices).total,
      },
      { renewal: true },
    )
  } catch {
    // Somebody at the demo's desk has taken or closed the seat: then the page says that nothing waits.
  }
}

/** A pass needs the tour that it is for: the newest that is not yet confirmed. */
function carryTour(hall: DemoHall): void {
  const state: unknown = history.state
  if (typeof state === 'object' && state !== null && 'tour' in state) return
  const tour = hall.tours.find(({ status }) => status === 'pending')
  if (tour) history.replaceState({ tour: tourRequestOf(tour) }, '')
}
