import type { Endpoint } from '#shared/contract/call.ts'
import { addDays, type CalendarDay, startOfDay } from '#shared/domain/calendar-day.ts'
import { sampleEmail, sampleMembership, sampleName, samplePhone } from '#shared/sample/people.ts'
import type { Random } from '#shared/sample/random.ts'
import type { Parts } from '#web/api/request.ts'
import { type DemoLoginUser, type DemoState, TIME_ZONE } from '#web/demo/demo-state.ts'
import { newUser } from '#web/demo/demo-user-replies.ts'

/** What the generators of events share. `ask` makes a call as the demo admin. */
export type Sample = {
  state: DemoState
  random: Random
  today: CalendarDay
  ask(call: Endpoint, parts: Parts): object
}

/** An event that happened before the demo opened. */
export type PastEvent = { at: Date; run(): void }

/** Members of this age were adults at their first booking, so they need no parent's consent. */
const MIN_AGE_DAYS = 20 * 366

/** Returns a user who registered `daysAgo` and saved the membership details. */
export function sampleUser(
  { state, random, today }: Omit<Sample, 'ask'>,
  number: number,
  { gender, daysAgo }: { gender: 'male' | 'female'; daysAgo: number },
): DemoLoginUser {
  const fullName = sampleName(random, gender)
  const createdAt = momentOf(addDays(today, -daysAgo), random.integer(8 * 60, 20 * 60))
  const examinationDate = addDays(today, random.integer(40, 300))
  return {
    ...newUser({ id: state.nextId(), fullName, gender, createdAt }),
    email: sampleEmail(fullName, number, 'example.com'),
    phoneNumber: samplePhone(number),
    dateOfBirth: addDays(today, -random.integer(MIN_AGE_DAYS, 32 * 365)),
    membership: { ...sampleMembership(random, fullName), examinationDate, selfie: 'drawing' },
  }
}

/** Returns the instant that is `minutes` after the start of a day in the hall's time zone. */
export function momentOf(day: CalendarDay, minutes: number): Date {
  return new Date(startOfDay(TIME_ZONE, day).getTime() + minutes * 60_000)
}
