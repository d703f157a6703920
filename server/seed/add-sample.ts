import type { Transaction } from '#server/db/connect.ts'
import { addRows, type memberIdGiver, type UserRow } from '#server/db/sample-data.ts'
import type { Tables } from '#server/db/tables.ts'
import { dayIn } from '#shared/domain/calendar-day.ts'
import type { PriceTable } from '#shared/domain/prices.ts'
import { dayOf } from './day-number.ts'
import type { SamplePlan } from './plan-sample.ts'
import { bookingMaker, type SampleBooking } from './sample-bookings.ts'
import type { SampleClock } from './sample-clock.ts'
import { personMaker } from './sample-people.ts'
import { sampleTours } from './sample-tours.ts'

export type SampleMade = {
  members: number
  /** Accounts that have not had a seat yet. */
  newcomers: number
  bookings: number
  tours: number
  /** A member whose membership runs today. */
  example: { email: string; memberId: string } | undefined
}

type Filling = {
  trx: Transaction<Tables>
  clock: SampleClock
  timeZone: string
  prices: PriceTable
  passwordHash: string
  selfie: string
  ids: Awaited<ReturnType<typeof memberIdGiver>>
}

/** Rows that go into one statement. */
const ROWS_AT_ONCE = 2_000

/** Adds every row of the plan. Foreign keys must be put aside: bookings come before their members. */
export async function addSample(plan: SamplePlan, filling: Filling): Promise<SampleMade> {
  const { chance, stays, genders } = plan
  const { trx, clock, ids, timeZone } = filling
  const people = personMaker({ chance, ...filling })
  const users = usersOf(plan, filling)
  const userIds = users.map(({ id }) => id)
  const makeBooking = bookingMaker({ chance, clock, prices: filling.prices, userIds })
  const today = dayOf(clock.today)

  const firsts: { user: UserRow; paidAt: Date }[] = []
  let example: UserRow | undefined
  for (const some of chunks(stays)) {
    const made = some.map(makeBooking)
    for (const [place, { booking, payment }] of made.entries()) {
      const user = users[some[place]?.member ?? -1]
      if (user && payment?.issued_member_id && booking.paid_at) {
        firsts.push({ user, paidAt: booking.paid_at })
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
  firsts.sort((a, b) => a.paidAt.getTime() - b.paidAt.getTime())
  for (const { user, paidAt } of firsts) user.member_id = ids.next(dayIn(timeZone, paidAt))

  const guests = users.slice(genders.length)
  for (const some of chunks(users)) await addRows(trx, 'users', some)
  // Of the newcomers every second one has given the membership details.
  const detailed = users.filter((user) => user.member_id !== null || guests.indexOf(user) % 2 === 0)
  for (const some of chunks(detailed)) {
    await addRows(trx, 'membership_details', some.map(people.membership))
  }
  const count = Math.min(5_000, Math.max(24, Math.round(genders.length / 4)))
  const tours = sampleTours(chance, clock, { count, firstNumber: users.length })
  for (const some of chunks(tours)) await addRows(trx, 'tour_requests', some)
  return {
    members: genders.length,
    newcomers: guests.length,
    bookings: stays.length,
    tours: tours.length,
    example: example && { email: example.email, memberId: example.member_id ?? '' },
  }
}

/** The members in their order, and then those who have only just come. */
function usersOf({ chance, stays, genders }: SamplePlan, filling: Filling): UserRow[] {
  const { clock } = filling
  const people = personMaker({ chance, ...filling })
  const arrivals = new Map(
    stays.flatMap(({ member, start, turn }) => (turn === 0 ? [[member, start]] : [])),
  )
  const members = genders.map((gender, number) => {
    const day = (arrivals.get(number) ?? clock.today) - chance.whole(7, 12)
    return people.user({ number, gender, createdAt: clock.past(day, chance.whole(540, 1_200)) })
  })
  const newcomers = Math.max(3, Math.round(genders.length / 40))
  const guests = Array.from({ length: newcomers }, (_, place) => {
    const gender = chance.pick(['male', 'female'] as const)
    const createdAt = clock.past(clock.today - chance.whole(0, 20), chance.whole(540, 1_200))
    return people.user({ number: genders.length + place, gender, createdAt })
  })
  return [...members, ...guests]
}

function isRunning({ status, start_date, end_date }: SampleBooking['booking'], today: string) {
  return status === 'paid' && start_date <= today && end_date > today
}

function* chunks<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += ROWS_AT_ONCE) {
    yield list.slice(from, from + ROWS_AT_ONCE)
  }
}
