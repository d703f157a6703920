import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { addRows, type createMemberIdIssuer, type UserRow } from '#server/db/queries/sample-data.ts'
import type { PriceTable } from '#shared/domain/booking/prices.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import type { SamplePlan } from './plan-sample.ts'
import { bookingMaker, type SampleBooking } from './sample-bookings.ts'
import type { SampleClock } from './sample-clock.ts'
import { dayOf } from './sample-clock.ts'
import { sampleTours } from './sample-tours.ts'
import { userMaker } from './sample-users.ts'

export type SampleSummary = {
  members: number
  /** Users who have not had a seat yet. */
  newUsers: number
  bookings: number
  tours: number
  /** A member with a current membership. */
  example: { email: string; memberId: string } | undefined
}

type SampleContext = {
  trx: Transaction<Tables>
  clock: SampleClock
  timeZone: string
  prices: PriceTable
  passwordHash: string
  selfie: string
  ids: Awaited<ReturnType<typeof createMemberIdIssuer>>
}

/** The rows per statement. */
const ROWS_AT_ONCE = 2_000

/**
 * Inserts every row of the plan. Foreign keys must be disabled: bookings are inserted before their
 * members.
 */
export async function addSample(plan: SamplePlan, context: SampleContext): Promise<SampleSummary> {
  const { random, stays, genders } = plan
  const { trx, clock, ids, timeZone } = context
  const make = userMaker({ random, ...context })
  const users = usersOf(plan, context)
  const userIds = users.map(({ id }) => id)
  const makeBooking = bookingMaker({ random, clock, prices: context.prices, userIds })
  const today = dayOf(clock.today)

  const firstPayments: { user: UserRow; paidAt: Date }[] = []
  let example: UserRow | undefined
  for (const chunk of chunks(stays)) {
    const made = chunk.map(makeBooking)
    for (const [index, { booking, payment }] of made.entries()) {
      const user = users[chunk[index]?.member ?? -1]
      if (user && payment?.issued_member_id && booking.paid_at) {
        firstPayments.push({ user, paidAt: booking.paid_at })
      }
      if (isRunning(booking, today)) example ??= user
    }
    await addRows(
      trx,
      'bookings',
      made.map(({ booking }) => booking),
    )
    await addRows(
      trx,
      'payments',
      made.flatMap(({ payment }) => (payment ? [payment] : [])),
    )
  }
  firstPayments.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
  for (const { user, paidAt } of firstPayments) user.member_id = ids.next(dayIn(timeZone, paidAt))

  const newUsers = users.slice(genders.length)
  for (const chunk of chunks(users)) await addRows(trx, 'users', chunk)
  // Every second new user has given the membership details.
  const withDetails = users.filter(
    (user) => user.member_id !== null || newUsers.indexOf(user) % 2 === 0,
  )
  for (const chunk of chunks(withDetails)) {
    await addRows(trx, 'membership_details', chunk.map(make.membership))
  }
  const count = Math.min(5_000, Math.max(24, Math.round(genders.length / 4)))
  const tours = sampleTours(random, clock, { count, firstNumber: users.length })
  for (const chunk of chunks(tours)) await addRows(trx, 'tour_requests', chunk)
  return {
    members: genders.length,
    newUsers: newUsers.length,
    bookings: stays.length,
    tours: tours.length,
    example: example && { email: example.email, memberId: example.member_id ?? '' },
  }
}

/** The members in order, followed by the new users. */
function usersOf({ random, stays, genders }: SamplePlan, context: SampleContext): UserRow[] {
  const { clock } = context
  const make = userMaker({ random, ...context })
  const arrivals = new Map(
    stays.flatMap(({ member, start, turn }) => (turn === 0 ? [[member, start]] : [])),
  )
  const members = genders.map((gender, number) => {
    const day = (arrivals.get(number) ?? clock.today) - random.integer(7, 12)
    return make.user({ number, gender, createdAt: clock.past(day, random.integer(540, 1_200)) })
  })
  const newUserCount = Math.max(3, Math.round(genders.length / 40))
  const newUsers = Array.from({ length: newUserCount }, (_, index) => {
    const gender = random.pick(['male', 'female'] as const)
    const createdAt = clock.past(clock.today - random.integer(0, 20), random.integer(540, 1_200))
    return make.user({ number: genders.length + index, gender, createdAt })
  })
  return [...members, ...newUsers]
}

function isRunning({ status, start_date, end_date }: SampleBooking['booking'], today: string) {
  return status === 'paid' && start_date <= today && end_date > today
}

function* chunks<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += ROWS_AT_ONCE) {
    yield list.slice(from, from + ROWS_AT_ONCE)
  }
}
