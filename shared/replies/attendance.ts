import type { ReplyOf } from '../contract/call.ts'
import type { getAttendance } from '../contract/door/attendance.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { attendanceOf, hasFigures, isAdult } from '../domain/door/attendance.ts'
import type { VisitClock, VisitEntry } from '../domain/door/visit.ts'

/** A user's own hours, from their entries since `figuresStart`. */
export function attendanceReply(
  user: { dateOfBirth: CalendarDay | null; attendanceOn: boolean },
  today: CalendarDay,
  { entries, clock }: { entries: readonly VisitEntry[]; clock: VisitClock },
): ReplyOf<typeof getAttendance>['data'] {
  const state = { offered: isAdult(user, today), on: user.attendanceOn }
  if (!hasFigures(user, today)) return { ...state, time: null }
  const { insideSince, ...minutes } = attendanceOf(entries, user.dateOfBirth, clock)
  return { ...state, time: { ...minutes, insideSince: insideSince?.toISOString() ?? null } }
}
