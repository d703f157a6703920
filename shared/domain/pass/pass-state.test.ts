import { describe, expect, test } from 'vitest'
import { ALL_HOURS, type Batch, DAY, NIGHT } from '../booking/batches.ts'
import { studyDaysIn } from '../booking/study-day.ts'
import { type PassStateKind, passState } from './pass-state.ts'

/** The study days in Kolkata, at a local time there. */
function studyDaysAt(time: string) {
  return studyDaysIn('Asia/Kolkata', new Date(`${time}+05:30`))
}

describe('a pass for 30 November to 2 December 2026 [pass-562]', () => {
  test.each<[string, PassStateKind, PassStateKind, PassStateKind]>([
    ['2026-11-29T23:59:59', 'coming', 'coming', 'coming'],
    ['2026-11-30T00:00:00', 'coming', 'coming', 'coming'],
    ['2026-11-30T06:59:59', 'coming', 'coming', 'coming'],
    ['2026-11-30T07:00:00', 'coming', 'now', 'now'],
    ['2026-11-30T12:00:00', 'coming', 'now', 'now'],
    ['2026-11-30T21:59:59', 'coming', 'now', 'now'],
    ['2026-11-30T22:00:00', 'now', 'between', 'now'],
    ['2026-12-01T00:00:00', 'now', 'between', 'now'],
    ['2026-12-01T06:59:59', 'now', 'between', 'now'],
    ['2026-12-01T07:00:00', 'between', 'now', 'now'],
    ['2026-12-02T21:59:59', 'between', 'now', 'now'],
    ['2026-12-02T22:00:00', 'now', 'over', 'now'],
    ['2026-12-03T00:00:00', 'now', 'over', 'now'],
    ['2026-12-03T06:59:59', 'now', 'over', 'now'],
    ['2026-12-03T07:00:00', 'over', 'over', 'over'],
  ])('at %s: Night %s, Day %s, 24 Hours %s', (time, night, day, allHours) => {
    const kind = (batch: Batch) => {
      const stay = { batch, startDate: '2026-11-30', endDate: '2026-12-03' }
      const state = passState(stay, stay, studyDaysAt(time))
      expect(state.batch).toBe(batch)
      return state.kind
    }
    expect(kind(NIGHT)).toBe(night)
    expect(kind(DAY)).toBe(day)
    expect(kind(ALL_HOURS)).toBe(allHours)
  })
})

describe('when a renewal in another batch follows on 3 December 2026 [pass-563]', () => {
  test.each<[string, Batch, Batch, PassStateKind, Batch]>([
    ['2026-12-02T21:59:59', DAY, NIGHT, 'now', DAY],
    ['2026-12-02T22:00:00', DAY, NIGHT, 'between', NIGHT],
    ['2026-12-03T12:00:00', DAY, NIGHT, 'between', NIGHT],
    ['2026-12-03T22:00:00', DAY, NIGHT, 'now', NIGHT],
    ['2026-12-03T06:59:59', NIGHT, DAY, 'now', NIGHT],
    ['2026-12-03T07:00:00', NIGHT, DAY, 'now', DAY],
    ['2026-12-03T06:59:59', DAY, ALL_HOURS, 'between', ALL_HOURS],
    ['2026-12-03T07:00:00', DAY, ALL_HOURS, 'now', ALL_HOURS],
    ['2026-12-10T07:00:00', NIGHT, DAY, 'over', DAY],
  ])('at %s, %s then %s: %s, %s', (time, batch, renewed, kind, shown) => {
    const stay = { batch, startDate: '2026-11-30', endDate: '2026-12-03' }
    const ending = { batch: renewed, endDate: '2026-12-10' }
    expect(passState(stay, ending, studyDaysAt(time))).toEqual({ kind, batch: shown })
  })
})
