import { addDays } from '#shared/domain/calendar-day.ts'
import { DEMO_STUDENT_EMAIL } from '#web/demo/demo-accounts.ts'
import type { DemoEntry, DemoState } from '#web/demo/demo-state.ts'
import { momentOf } from '#web/demo/sample-users.ts'

/** When the demo student comes and goes, in minutes of the day. The days cycle through these lists. */
const VISIT_TIMES = [
  [8 * 60 + 5, 12 * 60 + 40, 13 * 60 + 30, 19 * 60 + 10],
  [7 * 60 + 12, 13 * 60 + 5],
  [9 * 60 + 25, 20 * 60 + 50],
]
const DAYS_WITH_VISITS = 40

/** Returns the demo student's entries at the door, on the paid days until now. */
export function sampleEntries(state: DemoState, now: Date): DemoEntry[] {
  const student = state.users.find(({ email }) => email === DEMO_STUDENT_EMAIL)
  const booking = state.bookings.find(
    ({ userId, status }) => userId === student?.id && status === 'paid',
  )
  if (!student || !booking) return []
  const { startDate, endDate, room } = booking
  const days = Array.from({ length: DAYS_WITH_VISITS }, (_, number) => addDays(startDate, number))
  return days
    .filter((day) => day < endDate)
    .flatMap((studyDay, number) =>
      (VISIT_TIMES[number % VISIT_TIMES.length] ?? []).map((minutes, index) => ({
        userId: student.id,
        bookingId: booking.id,
        room,
        studyDay,
        half: 'day' as const,
        outcome: 'allowed' as const,
        reason: null,
        looks: [],
        note: null,
        source: 'camera' as const,
        gate: 'Main door',
        direction: index % 2 === 0 ? ('in' as const) : ('out' as const),
        at: momentOf(studyDay, minutes),
      })),
    )
    .filter(({ at }) => at <= now)
}
