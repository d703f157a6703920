import { describe, expect, test } from 'vitest'
import { ALL_HOURS, type Batch, DAY, NIGHT } from './batches.ts'
import {
  daysLeft,
  earliestStart,
  hasStarted,
  isOver,
  openStudyDay,
  studyDaysIn,
} from './study-day.ts'

/** The study days in Kolkata, at a local time there. */
function studyDaysAt(time: string) {
  return studyDaysIn('Asia/Kolkata', new Date(`${time}+05:30`))
}

describe('the study day [dashboard-30]', () => {
  test.each([
    ['2026-12-02T23:59:59', '2026-12-02', '2026-12-02'],
    ['2026-12-03T00:00:00', '2026-12-03', '2026-12-02'],
    ['2026-12-03T06:59:59', '2026-12-03', '2026-12-02'],
    ['2026-12-03T07:00:00', '2026-12-03', '2026-12-03'],
    ['2026-12-01T02:00:00', '2026-12-01', '2026-11-30'],
    ['2027-01-01T06:59:59', '2027-01-01', '2026-12-31'],
    ['2028-02-29T06:59:59', '2028-02-29', '2028-02-28'],
    ['2028-03-01T00:00:00', '2028-03-01', '2028-02-29'],
    ['2027-03-01T06:59:59', '2027-03-01', '2027-02-28'],
  ])('at %s is %s for Day, and %s for Night and 24 Hours', (time, day, night) => {
    expect(studyDaysAt(time)).toMatchObject({ day, night })
  })

  test('follows the time zone when its clocks change', () => {
    // In Berlin 2026-10-25 has 25 hours.
    const berlinNight = (instant: string) => studyDaysIn('Europe/Berlin', new Date(instant)).night
    expect(berlinNight('2026-10-25T05:59:59Z')).toBe('2026-10-24')
    expect(berlinNight('2026-10-25T06:00:00Z')).toBe('2026-10-25')
  })
})

describe('the days left of a membership that ends on 1 March 2028 [dashboard-31]', () => {
  test.each<[string, Batch, number]>([
    ['2028-02-28T23:59:59', NIGHT, 2],
    ['2028-02-29T00:00:00', NIGHT, 2],
    ['2028-02-29T06:59:59', ALL_HOURS, 2],
    ['2028-02-29T07:00:00', ALL_HOURS, 1],
    ['2028-03-01T00:00:00', NIGHT, 1],
    ['2028-03-01T06:59:59', NIGHT, 1],
    ['2028-03-01T07:00:00', NIGHT, 0],
    ['2028-02-28T23:59:59', DAY, 2],
    ['2028-02-29T00:00:00', DAY, 1],
    ['2028-02-29T23:59:59', DAY, 1],
    ['2028-03-01T00:00:00', DAY, 0],
  ])('at %s, %s: %i', (time, batch, left) => {
    const membership = { batch, endDate: '2028-03-01' }
    expect(daysLeft(membership, studyDaysAt(time))).toBe(left)
    expect(isOver(membership, studyDaysAt(time))).toBe(left <= 0)
  })
})

describe('the earliest start is the first day whose hours are not over [booking-501]', () => {
  test.each<[string, string, string, string]>([
    ['2026-12-02T21:59:59', '2026-12-02', '2026-12-02', '2026-12-02'],
    ['2026-12-02T22:00:00', '2026-12-02', '2026-12-03', '2026-12-02'],
    ['2026-12-02T23:59:59', '2026-12-02', '2026-12-03', '2026-12-02'],
    ['2026-12-03T00:00:00', '2026-12-03', '2026-12-03', '2026-12-03'],
    ['2026-12-03T06:59:59', '2026-12-03', '2026-12-03', '2026-12-03'],
    ['2026-12-03T07:00:00', '2026-12-03', '2026-12-03', '2026-12-03'],
    ['2026-12-31T22:00:00', '2026-12-31', '2027-01-01', '2026-12-31'],
  ])('at %s: Night %s, Day %s, 24 Hours %s', (time, night, day, allHours) => {
    expect(earliestStart(NIGHT, studyDaysAt(time))).toBe(night)
    expect(earliestStart(DAY, studyDaysAt(time))).toBe(day)
    expect(earliestStart(ALL_HOURS, studyDaysAt(time))).toBe(allHours)
  })

  test('a night booked before midnight is open until 7:00', () => {
    expect(openStudyDay(NIGHT, studyDaysAt('2026-12-03T06:59:59'))).toBe('2026-12-02')
    expect(openStudyDay(NIGHT, studyDaysAt('2026-12-03T07:00:00'))).toBe('2026-12-03')
  })
})

test('a 24 Hours batch starts at 7:00, when the previous night ends', () => {
  const night = { batch: NIGHT, endDate: '2026-12-03' }
  const allHours = { batch: ALL_HOURS, startDate: '2026-12-03' }
  expect(isOver(night, studyDaysAt('2026-12-03T06:59:59'))).toBe(false)
  expect(hasStarted(allHours, studyDaysAt('2026-12-03T06:59:59'))).toBe(false)
  expect(isOver(night, studyDaysAt('2026-12-03T07:00:00'))).toBe(true)
  expect(hasStarted(allHours, studyDaysAt('2026-12-03T07:00:00'))).toBe(true)
})
