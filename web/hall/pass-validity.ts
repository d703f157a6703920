import { BATCH_DETAILS, type Batch } from '#shared/domain/booking/batches.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import type { Ending } from '#shared/domain/booking/ending.ts'
import type { Stay } from '#shared/domain/booking/occupancy.ts'
import { addDays, type CalendarDay } from '#shared/domain/calendar-day.ts'
import type { PassState } from '#shared/domain/pass/pass-state.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { localDay, localTime } from '#web/ui/local-text.ts'
import { PASS_STATE_WORDS as WORDS } from '#words/door/pass-state.ts'

/** A day and time in the page's language. */
type Moment = { day: string; time: string }

/** Says whether the pass of a booking works now, and from when or until when. */
export function passStateText({ kind, batch }: PassState, stay: Stay, ending: Ending): string {
  switch (kind) {
    case 'coming':
      return fillIn(WORDS.coming, passStart(stay))
    case 'between':
      return fillIn(WORDS.between, { time: localTime(BATCH_DETAILS[batch].start, 0) })
    case 'now':
    case 'over':
      return fillIn(WORDS[kind], passEnd(ending))
  }
}

/** Returns when a pass starts to work: the beginning of the batch on the first day. */
export function passStart({ batch, startDate }: { batch: Batch; startDate: CalendarDay }): Moment {
  return momentOf(startDate, BATCH_DETAILS[batch].start)
}

/** Returns when a pass stops working. The last night ends in the morning of the next calendar day. */
export function passEnd({ batch, endDate }: Ending): Moment {
  return momentOf(lastPaidDay(endDate), BATCH_DETAILS[batch].end)
}

/** `hour`: from midnight of the study day. */
function momentOf(day: CalendarDay, hour: number): Moment {
  return {
    day: onOneLine(localDay(addDays(day, Math.floor(hour / 24)))),
    time: onOneLine(localTime(hour % 24, 0)),
  }
}

/** Keeps a line from breaking inside a date or a time. */
function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
