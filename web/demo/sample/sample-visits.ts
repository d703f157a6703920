import { NIGHT } from '#shared/domain/booking/batches.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import { DEMO_STUDENT_EMAIL } from '#web/demo/demo-accounts.ts'
import {
  type DemoBooking,
  type DemoEntry,
  type DemoState,
  today as todayOf,
} from '#web/demo/demo-state.ts'
import { momentOf } from '#web/demo/sample/sample-users.ts'

/** When the demo student comes and goes, in minutes of the day. The days cycle through these lists. */
const VISIT_TIMES = [
  [8 * 60 + 5, 12 * 60 + 40, 13 * 60 + 30, 19 * 60 + 10],
  [7 * 60 + 12, 13 * 60 + 5],
  [9 * 60 + 25, 20 * 60 + 50],
]
const DAYS_WITH_VISITS = 40

/** Between the arrivals of two members, in minutes. */
const ARRIVAL_INTERVAL = 17
const OPENING = 7 * 60
const CLOSING = 22 * 60
const MIDNIGHT = 24 * 60

/** Returns the demo student's entries at the door until now, and the arrivals of other members since yesterday. */
export function sampleEntries(state: DemoState, now: Date): DemoEntry[] {
  const paid = state.bookings.filter(({ status }) => status === 'paid')
  const student = state.users.find(({ email }) => email === DEMO_STUDENT_EMAIL)
  const today = todayOf(state)
  const entries = paid.flatMap((booking, index) => {
    if (booking.userId === student?.id) return studentEntries(booking)
    return [addDays(today, -1), today].flatMap((day) => arrivals(booking, index, day))
  })
  return entries.filter(({ at }) => at <= now)
}

function studentEntries(booking: DemoBooking): DemoEntry[] {
  const { startDate, endDate } = booking
  const days = Array.from({ length: DAYS_WITH_VISITS }, (_, number) => addDays(startDate, number))
  return days
    .filter((day) => day < endDate)
    .flatMap((day, number) =>
      (VISIT_TIMES[number % VISIT_TIMES.length] ?? []).map((minutes, index) =>
        entryAt(booking, { day, minutes, direction: index % 2 === 0 ? 'in' : 'out' }),
      ),
    )
}

/** Two thirds of the members of a day came, at a time of their batch. Who does not check out stays to its end. */
function arrivals(booking: DemoBooking, index: number, day: CalendarDay): DemoEntry[] {
  const { batch, startDate, endDate } = booking
  if (index % 3 === 0 || day < startDate || day >= endDate) return []
  const half = batch === NIGHT ? 'night' : 'day'
  const [from, to] = half === 'night' ? [CLOSING, MIDNIGHT] : [OPENING, CLOSING]
  const minutes = from + ((index * ARRIVAL_INTERVAL) % (to - from - 30))
  return [entryAt(booking, { day, half, minutes, direction: 'in' })]
}

function entryAt(
  { userId, id, room }: DemoBooking,
  {
    day,
    half = 'day',
    minutes,
    direction,
  }: { day: CalendarDay; half?: 'day' | 'night'; minutes: number; direction: 'in' | 'out' },
): DemoEntry {
  return {
    userId,
    bookingId: id,
    room,
    studyDay: day,
    half,
    outcome: 'allowed',
    reason: null,
    looks: [],
    note: null,
    source: 'camera',
    gate: 'Main door',
    direction,
    at: momentOf(day, minutes),
  }
}
