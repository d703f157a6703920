import { expect, test } from 'vitest'
import { ALL_HOURS, type Batch, DAY, NIGHT } from '../booking/batches.ts'
import { addDays } from '../calendar-day.ts'
import {
  attendanceOf,
  busiestHours,
  figuresStart,
  hasFigures,
  hourlyOccupancy,
  readVisitsByUser,
} from './attendance.ts'
import { slotAt } from './door-slot.ts'

const ZONE = 'Asia/Kolkata'
const at = (time: string) => new Date(`${time}:00+05:30`)
const clockAt = (now: string) => ({ timeZone: ZONE, graceMinutes: 15, now: at(now) })
const ADULT = '2000-01-01'

const visit = (from: string, until: string, batch: Batch = DAY) => {
  const { day: studyDay, half } = slotAt(ZONE, at(from))
  const common = { outcome: 'allowed', studyDay, half, batch } as const
  const room = 'Dyandhara Kaksh' as const
  return [
    { ...common, room, userId: 'u1', direction: 'in' as const, at: at(from) },
    { ...common, room, userId: 'u1', direction: 'out' as const, at: at(until) },
  ]
}

test('the week begins on Monday, and a night counts on the day it began [attendance-10]', () => {
  const entries = [
    ...visit('2026-11-29T22:00', '2026-11-30T02:00', NIGHT), // The night of Sunday
    ...visit('2026-11-30T23:00', '2026-12-01T01:00', NIGHT), // The night of Monday, in November
    ...visit('2026-12-01T08:00', '2026-12-01T09:30', ALL_HOURS),
    ...visit('2026-12-02T08:00', '2026-12-02T08:20', ALL_HOURS),
  ]
  expect(attendanceOf(entries, ADULT, clockAt('2026-12-02T12:00'))).toEqual({
    today: 20,
    week: 120 + 90 + 20,
    month: 90 + 20,
    insideSince: null,
  })
})

test('an open visit counts until now [attendance-11]', () => {
  const [came] = visit('2026-12-02T23:00', '2026-12-03T05:00', NIGHT)
  if (!came) throw new Error('There is a check-in')
  const figures = attendanceOf([came], ADULT, clockAt('2026-12-03T01:30'))
  expect(figures).toMatchObject({ today: 150, insideSince: at('2026-12-02T23:00') })
})

test('a member who enters a few minutes before 7:00 is already inside [attendance-12]', () => {
  const [came] = visit('2026-12-02T06:50', '2026-12-02T09:00')
  if (!came) throw new Error('There is a check-in')
  const early = { ...came, studyDay: '2026-12-02', half: 'day' as const }
  expect(attendanceOf([early], ADULT, clockAt('2026-12-02T06:55')).today).toBe(5)
})

test('days before the 18th birthday do not count [attendance-13]', () => {
  const entries = [
    ...visit('2026-12-01T08:00', '2026-12-01T10:00'),
    ...visit('2026-12-02T08:00', '2026-12-02T09:00'),
  ]
  const clock = clockAt('2026-12-02T12:00')
  expect(attendanceOf(entries, '2008-12-02', clock)).toMatchObject({ week: 60, month: 60 })
  expect(figuresStart('2008-12-02', clock)).toBe('2026-12-02')
  expect(figuresStart(ADULT, clock)).toBe('2026-11-29')
})

test('hours of the 24 Hours batch after 7:00 count on the next day [attendance-73]', () => {
  const [came, left] = visit('2026-11-30T23:00', '2026-12-01T09:00', ALL_HOURS)
  if (!came || !left) throw new Error('There are two entries')
  const stayed = [{ ...came, paidNextDay: true }, left]
  const figures = (now: string) => attendanceOf(stayed, ADULT, clockAt(now))
  // Evaluated on the study day of 30 November, then on that of 1 December.
  expect(figures('2026-12-01T06:59')).toMatchObject({ today: 479, week: 479, month: 479 })
  expect(figures('2026-12-01T08:00')).toEqual({
    today: 60,
    week: 540,
    month: 60,
    insideSince: at('2026-11-30T23:00'),
  })
  expect(figures('2026-12-01T12:00')).toEqual({
    today: 120,
    week: 600,
    month: 120,
    insideSince: null,
  })
})

test.each([
  // Midnight is in the middle of a study day, and 7:00 is its end, even at the end of a month.
  ['2026-11-30T22:00', '2026-12-01T00:30', '2026-12-01T06:59', { today: 150, month: 150 }],
  ['2026-11-30T22:00', '2026-12-01T00:30', '2026-12-01T07:00', { today: 0, month: 0 }],
  ['2026-12-31T23:50', '2027-01-01T00:10', '2027-01-01T03:00', { today: 20, month: 20 }],
  ['2026-12-31T23:50', '2027-01-01T00:10', '2027-01-01T07:00', { today: 0, month: 0 }],
  ['2028-02-29T23:00', '2028-03-01T01:00', '2028-03-01T02:00', { today: 120, month: 120 }],
] as const)(
  'a night from %s to %s, read at %s, is %j minutes [attendance-74]',
  (from, to, now, figures) => {
    expect(attendanceOf(visit(from, to, NIGHT), ADULT, clockAt(now))).toMatchObject(figures)
  },
)

test.each([
  ['2008-12-02', true, true],
  ['2008-12-03', true, false],
  [null, true, false],
  ['2000-01-01', false, false],
])('born on %s, switched on: %s; has figures: %s [attendance-14]', (dateOfBirth, on, expected) => {
  expect(hasFigures({ dateOfBirth, attendanceOn: on }, '2026-12-02')).toBe(expected)
})

test('averages the number of people inside in each hour over the days [attendance-15]', () => {
  const entries = [
    ...visit('2026-12-01T08:10', '2026-12-01T10:00'),
    ...visit('2026-12-02T08:00', '2026-12-02T08:10'),
    ...visit('2026-12-02T08:30', '2026-12-02T08:40'),
    ...visit('2026-12-02T22:30', '2026-12-03T00:30', ALL_HOURS),
    ...visit('2026-12-03T22:30', '2026-12-03T23:30', ALL_HOURS), // Not in the range
  ]
  const clock = clockAt('2026-12-05T00:00')
  const range = { from: '2026-12-01', to: addDays('2026-12-01', 1), timeZone: ZONE, now: clock.now }
  const { visits } = readVisitsByUser(entries, clock)
  const { days, rooms } = hourlyOccupancy(visits, range)
  const [room, ...others] = rooms
  expect(days).toBe(2)
  expect(others).toEqual([])
  expect(room?.room).toBe('Dyandhara Kaksh')
  // From 7:00: 8:00 is the second hour.
  expect(room?.people.slice(0, 5)).toEqual([0, 1, 0.5, 0, 0])
  expect(room?.people.slice(15, 19)).toEqual([0.5, 0.5, 0.5, 0])
  expect(room?.people).toHaveLength(24)
})

test('a check-in is double only if the same person is inside', () => {
  const [came, left] = visit('2026-12-01T08:00', '2026-12-01T10:00')
  if (!came || !left) throw new Error('There are a check-in and a check-out')
  const again = { ...came, at: at('2026-12-01T09:00') }
  const ofOther = { ...again, userId: 'u2' }
  const { visits, doubles } = readVisitsByUser(
    [came, ofOther, again, left],
    clockAt('2026-12-01T11:00'),
  )
  expect(doubles).toEqual([{ entry: again, insideSince: came.at }])
  expect(visits.map(({ entry }) => entry)).toEqual([came, ofOther])
})

test('days without entries and hours that have not begun are left out of the average [attendance-20]', () => {
  const entries = [
    ...visit('2026-12-01T08:10', '2026-12-01T10:00'),
    // The 2nd is closed.
    ...visit('2026-12-03T07:30', '2026-12-03T08:00'),
  ]
  const clock = clockAt('2026-12-03T08:30')
  const range = { from: '2026-11-27', to: '2026-12-03', timeZone: ZONE, now: clock.now }
  const { days, rooms } = hourlyOccupancy(readVisitsByUser(entries, clock).visits, range)
  expect(days).toBe(2)
  // 7:00 and 8:00 have begun on both days, 9:00 only on the first.
  expect(rooms[0]?.people.slice(0, 4)).toEqual([0.5, 0.5, 1, 0])
})

test('a visit that continues after 7:00 counts in the hours of the next day [attendance-42]', () => {
  const stay = visit('2026-12-02T23:10', '2026-12-03T08:30', ALL_HOURS)
  const entries = stay.map((entry) => ({ ...entry, paidNextDay: true }))
  const clock = clockAt('2026-12-03T12:00')
  const hoursOf = (day: string) => {
    const range = { from: day, to: day, timeZone: ZONE, now: clock.now }
    return hourlyOccupancy(readVisitsByUser(entries, clock).visits, range).rooms[0]?.people
  }
  expect(hoursOf('2026-12-02')).toEqual([...Array(16).fill(0), ...Array(8).fill(1)])
  expect(hoursOf('2026-12-03')).toEqual([1, 1, ...Array(22).fill(0)])
})

test.each([
  [[0, 3, 5, 2], { first: 2, last: 2, most: 5 }],
  [[0, 5, 5, 2, 5], { first: 1, last: 2, most: 5 }],
  [[1, 2, 4.5, 4.5], { first: 2, last: 3, most: 4.5 }],
])('the busiest hours of %j are %j [attendance-52]', (people, busiest) => {
  expect(busiestHours(people)).toEqual(busiest)
})
