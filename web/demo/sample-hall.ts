import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { memberIdInMonth } from '#shared/domain/member-id.ts'
import { SEATS } from '#shared/domain/seats.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings.ts'
import { chanceFrom, idsFrom } from '#web/demo/chance.ts'
import { type DemoBooking, type DemoHall, type DemoPerson, TIME_ZONE } from '#web/demo/demo-hall.ts'
import { DEMO_ADMIN_EMAIL, DEMO_STUDENT_EMAIL } from '#web/demo/demo-people.ts'
import { newBooking, paymentOf, sampleMembers } from '#web/demo/sample-bookings.ts'
import { sampleChanges } from '#web/demo/sample-changes.ts'
import { blankPerson, type Drawn, momentOf, samplePerson } from '#web/demo/sample-people.ts'
import { sampleTours } from '#web/demo/sample-tours.ts'

const SEED = 2026
/** The demo student's membership: '15 Days', of which 5 are left. */
const STUDENT_DURATION = '15 Days'
const STUDENT_DAYS_AGO = 10

/** A hall as one finds it on a good day: half full, with tours in each status. */
export function sampleHall(now: () => Date, name = DEFAULT_SETTINGS.name): DemoHall {
  const today = dayIn(TIME_ZONE, now())
  const drawn: Drawn = { chance: chanceFrom(SEED), nextId: idsFrom(), today }
  // The demo's own people first: their ids stay as they are, whatever the sample grows to.
  const student = demoStudent(drawn)
  const admin = demoAdmin(drawn)
  const tours = sampleTours(drawn)
  const { people, bookings, payments } = sampleMembers(drawn)
  const ownBooking = studentsBooking(drawn, student, bookings)
  const ownPayment = { ...paymentOf(drawn, ownBooking), issuedMemberId: true }
  const members = newestFirst([...people, student])
  giveMemberIds(members)
  return {
    now,
    people: newestFirst([...members, admin]),
    bookings: newestFirst([...bookings, ownBooking]),
    payments: newestFirst([...payments, ownPayment]),
    tours: newestFirst(tours),
    changes: sampleChanges({ admin, tours, bookings }, now()),
    settings: {
      ...DEFAULT_SETTINGS,
      name,
      contactPhone: '+91 98765 43210',
      contactEmail: 'desk@example.com',
      address: 'First floor, Lakshmi Road, Pune 411030',
      version: 0,
    },
    closedSeats: ['A46'],
    codes: new Map(),
    proved: new Set(),
    sessions: new Map(),
    nextId: drawn.nextId,
  }
}

function demoStudent(drawn: Drawn): DemoPerson {
  const sample = samplePerson(drawn, 900, { gender: 'male', daysAgo: STUDENT_DAYS_AGO + 1 })
  return { ...sample, fullName: 'Rohan Patil', email: DEMO_STUDENT_EMAIL, memberId: '' }
}

function demoAdmin({ nextId, today }: Drawn): DemoPerson {
  return {
    ...blankPerson(nextId(), 'Asha Kulkarni', 'female'),
    email: DEMO_ADMIN_EMAIL,
    role: 'super_admin',
    phoneNumber: '+919876501234',
    dateOfBirth: '1985-08-12',
    createdAt: momentOf(addDays(today, -400), 600),
  }
}

function studentsBooking(
  drawn: Drawn,
  student: DemoPerson,
  taken: readonly DemoBooking[],
): DemoBooking {
  const free = SEATS.filter(
    ({ id, room }) => room === 'Dyandhara Kaksh' && !taken.some(({ seat }) => seat === id),
  )
  const seat = free.at(-1)
  if (!seat) throw new Error('The sample leaves no seat for the demo student')
  const booking = newBooking(drawn, {
    seat,
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
    duration: STUDENT_DURATION,
    person: student,
    daysAgo: STUDENT_DAYS_AGO,
  })
  return { ...booking, status: 'paid', paidAt: booking.createdAt }
}

/** Those with '' get the ID of their month, in the order in which they came. */
function giveMemberIds(people: readonly DemoPerson[]): void {
  const running = new Map<string, number>()
  for (const person of people.toReversed()) {
    if (person.memberId !== '') continue
    const day = dayIn(TIME_ZONE, person.createdAt)
    const month = day.slice(0, 7)
    running.set(month, (running.get(month) ?? 0) + 1)
    person.memberId = memberIdInMonth(day, running.get(month) ?? 1)
  }
}

function newestFirst<Kept extends { createdAt: Date }>(list: readonly Kept[]): Kept[] {
  return list.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}
