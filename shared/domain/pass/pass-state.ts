import { BATCH_DETAILS, type Batch } from '../booking/batches.ts'
import type { Ending } from '../booking/ending.ts'
import type { Stay } from '../booking/occupancy.ts'
import { currentHalf, openStudyDay, type StudyDays } from '../booking/study-day.ts'
import type { CalendarDay } from '../calendar-day.ts'

/** `between`: the membership runs, but the hours of its batch are not now. */
export type PassStateKind = 'coming' | 'now' | 'between' | 'over'

/** Whether a member's pass works now. `batch`: the batch of the current hours or the next ones. */
export type PassState = { kind: PassStateKind; batch: Batch }

/**
 * Returns the state of a member's pass at the current hour. `stay` is the shown booking, and `ending` the end of the
 * consecutive paid days, whose batch may differ. Unlike the days left, this counts the hours: a first night begins at
 * 22:00, and a last day ends then.
 */
export function passState(stay: Stay, ending: Ending, days: StudyDays): PassState {
  if (ending.endDate <= openStudyDay(ending.batch, days)) {
    return { kind: 'over', batch: ending.batch }
  }
  const { batch, startDate, endDate } = stay
  if (!haveHoursBegun(batch, startDate, days)) return { kind: 'coming', batch }
  if (endDate > openStudyDay(batch, days)) return { kind: kindIn(batch, days), batch }
  // The booking's last hours have ended, and a renewal follows.
  const begun = haveHoursBegun(ending.batch, endDate, days)
  return { kind: begun ? kindIn(ending.batch, days) : 'between', batch: ending.batch }
}

/** Returns whether the hours of the batch have begun on its first day: at 7:00, or at 22:00 for Night. */
function haveHoursBegun(batch: Batch, startDate: CalendarDay, { night, openDay }: StudyDays) {
  // `night` becomes the calendar day at 7:00, and `openDay` the next one at 22:00.
  return BATCH_DETAILS[batch].halves.includes('day') ? startDate <= night : startDate < openDay
}

function kindIn(batch: Batch, days: StudyDays): 'now' | 'between' {
  return BATCH_DETAILS[batch].halves.includes(currentHalf(days)) ? 'now' : 'between'
}
