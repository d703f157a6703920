import { ALL_HOURS, type Batch, DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import { type Duration, membershipEnd } from '#shared/domain/booking/durations.ts'
import { PRICE_TABLE, quote } from '#shared/domain/booking/prices.ts'
import { seatProblem } from '#shared/domain/booking/room-restrictions.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { SEATS, type Seat } from '#shared/domain/booking/seats.ts'
import { addDays, daysBetween } from '#shared/domain/calendar-day.ts'
import type { Random } from '#shared/sample/random.ts'
import { saveBooking } from '#web/demo/answers/booking/booking-answers.ts'
import { paymentOf } from '#web/demo/answers/money/payment-answers.ts'
import { DEMO_ADMIN_EMAIL, DEMO_STUDENT_EMAIL } from '#web/demo/demo-accounts.ts'
import { endBooking } from '#web/demo/demo-booking.ts'
import { newPayment } from '#web/demo/demo-payment.ts'
import type { DemoLoginUser, DemoState } from '#web/demo/demo-state.ts'
import { momentOf, type PastEvent, type Sample, sampleUser } from '#web/demo/sample/sample-users.ts'

/** The number of seats with a paid booking today, about half of each room. */
const TAKEN_SEATS = { 'Dyandhara Kaksh': 25, 'Dyanpurn Kaksh': 13, 'Dyanasmi Kaksh': 8 } as const
const USUAL_DURATIONS = ['1 Month', '1 Month', '2 Months', '3 Months', '6 Months'] as const
/** A closed seat, which is never booked. */
export const CLOSED_SEAT = 'A46'
const OPEN_SEATS = SEATS.filter(({ id }) => id !== CLOSED_SEAT)
/** Batches to pick from for a booked seat. Night and Day can share a seat; 24 Hours can't. */
const SEAT_BATCHES = [[DAY], [DAY], [ALL_HOURS], [NIGHT], [NIGHT, DAY]]

/** The demo student's membership: 15 days, of which 5 are left. */
const STUDENT = { batch: DAY, duration: '15 Days', daysAgo: 10, outcome: 'paid' } as const

/** Of those who booked yesterday. Some of the payments at reception arrive today. */
const OUTCOMES = ['at-desk', 'at-desk', 'at-desk', 'at-desk', 'at-desk', 'cancelled'] as const

/** A sample booking, which started `daysAgo`. */
type Plan = {
  user: DemoLoginUser
  seat: Seat
  batch: Batch
  duration: Duration
  daysAgo: number
  outcome: 'paid' | 'at-desk' | 'cancelled'
}

/** Returns the events that fill half of the hall: members register, book and pay. */
export function memberEvents(sample: Sample, student: DemoLoginUser): PastEvent[] {
  const { random, today } = sample
  const taken = takenSeats(random)
  const stays = taken.flatMap((seat) => random.pick(SEAT_BATCHES).map((batch) => ({ seat, batch })))
  const plans: Plan[] = stays.map((stay, index) => {
    const duration = random.pick(USUAL_DURATIONS)
    const length = daysBetween(today, membershipEnd(today, duration))
    const daysAgo = random.integer(1, length - 3)
    const registered = { gender: seatGender(stay.seat), daysAgo: daysAgo + random.integer(0, 4) }
    const user = sampleUser(sample, index + 1, registered)
    return { ...stay, user, duration, daysAgo, outcome: 'paid' }
  })
  const free = OPEN_SEATS.filter(({ room }) => room === 'Dyandhara Kaksh').filter(
    (seat) => !taken.includes(seat),
  )
  for (const [index, outcome] of OUTCOMES.entries()) {
    const seat = free[index]
    if (!seat) continue
    const user = sampleUser(sample, plans.length + 1, { gender: seatGender(seat), daysAgo: 1 })
    plans.push({ user, seat, batch: DAY, duration: '1 Month', daysAgo: 0, outcome })
  }
  const seat = free.at(-1)
  if (seat) plans.push({ ...STUDENT, user: student, seat })
  return plans.map((plan) => ({ at: plan.user.createdAt, run: () => carryOut(sample, plan) }))
}

function takenSeats(random: Random): Seat[] {
  return Object.entries(TAKEN_SEATS).flatMap(([room, count]) =>
    OPEN_SEATS.filter((seat) => seat.room === room && !isRefused(seat))
      .map((seat) => ({ seat, key: random.next() }))
      .sort((a, b) => a.key - b.key)
      .slice(0, count)
      .map(({ seat }) => seat),
  )
}

function isRefused(seat: Seat): boolean {
  return seatProblem(seat, seatGender(seat), DEFAULT_ROOM_RULES) !== undefined
}

function seatGender({ room }: Seat): 'male' | 'female' {
  return room === 'Dyanasmi Kaksh' ? 'female' : 'male'
}

function carryOut({ state, random, today }: Sample, { user, seat, outcome, ...plan }: Plan): void {
  const { batch, duration, daysAgo } = plan
  const dated = { room: seat.room, batch, duration, startDate: addDays(today, -daysAgo) }
  const amount = quote(dated, seat.tier, PRICE_TABLE).total
  const paymentId = state.nextId()
  state.users.unshift(user)
  saveBooking(state, user, { ...dated, seat: seat.id, amount }, { renewal: false })
  const [booking] = state.bookings
  if (!booking) return
  // Longer than a real hold, because the demo may stay open.
  booking.heldUntil = momentOf(addDays(today, 2), 0)
  if (outcome === 'paid') {
    paymentOf(state, user, { paymentId, paymentMethod: random.pick(['upi', 'upi', 'cash']) })
    if (user.email !== DEMO_STUDENT_EMAIL) confirmUpi(state, paymentId)
  }
  if (outcome === 'at-desk') state.payments.unshift(newPayment(state, booking, { paymentId }))
  if (outcome === 'cancelled') endBooking(state, booking, 'cancelled')
}

/** Confirms a UPI payment, which is otherwise simulated and not in the reports. Cash would need a shift. */
function confirmUpi(state: DemoState, paymentId: string): void {
  const admin = state.users.find(({ email }) => email === DEMO_ADMIN_EMAIL)
  const payment = state.payments.find(({ id, method }) => id === paymentId && method === 'upi')
  if (payment && admin) payment.confirmedBy = admin.id
}
