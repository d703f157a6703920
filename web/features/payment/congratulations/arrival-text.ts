import { ALL_HOURS } from '#shared/domain/booking/batches.ts'
import type { Ending } from '#shared/domain/booking/ending.ts'
import type { Stay } from '#shared/domain/booking/occupancy.ts'
import type { StudyDays } from '#shared/domain/booking/study-day.ts'
import type { PassState } from '#shared/domain/pass/pass-state.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { passEnd, passStart, passStateText } from '#web/hall/pass-validity.ts'
import { CONGRATULATIONS_WORDS } from '#words/booking/congratulations.ts'

const WORDS = CONGRATULATIONS_WORDS.arrival

/** Says whether a new member can come now, or else when for the first time. */
export function arrivalText(
  state: PassState,
  { stay, ending, days }: { stay: Stay; ending: Ending; days: StudyDays },
): string {
  if (state.kind === 'coming') {
    return fillIn(stay.startDate === days.day ? WORDS.today : WORDS.later, passStart(stay))
  }
  if (state.kind !== 'now') return passStateText(state, stay, ending)
  if (state.batch === ALL_HOURS) return WORDS.nowAllHours
  const hours = { ...stay, batch: state.batch }
  return fillIn(WORDS.now, { to: passEnd(hours).time })
}
