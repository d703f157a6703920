import { describe, expect, test } from 'vitest'
import { ALL_HOURS, DAY, NIGHT } from '../booking/batches.ts'
import { addDays } from '../calendar-day.ts'
import { coversSlot, hoursEnd, hoursStart, slotAt, slotsAround } from './door-slot.ts'

const ZONE = 'Asia/Kolkata'
const at = (time: string) => new Date(`${time}+05:30`)

test.each([
  ['2026-12-02T06:59:59', '2026-12-01', 'night'],
  ['2026-12-02T07:00:00', '2026-12-02', 'day'],
  ['2026-12-02T21:59:59', '2026-12-02', 'day'],
  ['2026-12-02T22:00:00', '2026-12-02', 'night'],
  ['2026-12-03T00:00:00', '2026-12-02', 'night'],
  ['2028-03-01T02:00:00', '2028-02-29', 'night'],
  ['2027-01-01T00:30:00', '2026-12-31', 'night'],
])('%s is in the study day %s, %s [door-6]', (time, day, half) => {
  expect(slotAt(ZONE, at(time))).toEqual({ day, half })
})

test.each([
  ['2026-12-02T12:00', 15, ['2026-12-02 day']],
  ['2026-12-02T21:44', 15, ['2026-12-02 day']],
  ['2026-12-02T21:45', 15, ['2026-12-02 day', '2026-12-02 night']],
  ['2026-12-02T22:15', 15, ['2026-12-02 night']],
  ['2026-12-02T22:14', 15, ['2026-12-02 night', '2026-12-02 day']],
  ['2026-12-02T06:50', 15, ['2026-12-01 night', '2026-12-02 day']],
  ['2026-12-02T07:10', 15, ['2026-12-02 day', '2026-12-01 night']],
  ['2026-12-02T06:50', 0, ['2026-12-01 night']],
])('at %s, %i minutes of grace reach %j', (time, grace, expected) => {
  const slots = slotsAround(ZONE, at(`${time}:00`), grace)
  expect(slots.map(({ day, half }) => `${day} ${half}`)).toEqual(expected)
})

test('a day ends at its own instant in each time zone, however many days were computed before', () => {
  const end = (zone: string, day = '2026-12-02') => hoursEnd(zone, DAY, { day }).toISOString()
  for (let days = 0; days < 3_000; days++) end(ZONE, addDays('2020-01-01', days))
  for (let times = 0; times < 2; times++) {
    expect(end(ZONE)).toBe('2026-12-02T16:30:00.000Z')
    expect(end('UTC')).toBe('2026-12-02T22:00:00.000Z')
  }
})

describe('a stay from 2 to 4 December', () => {
  const days = { startDate: '2026-12-02', endDate: '2026-12-04' }
  test.each([
    [NIGHT, '2026-12-02', 'night', true],
    [NIGHT, '2026-12-02', 'day', false],
    [DAY, '2026-12-03', 'day', true],
    [DAY, '2026-12-03', 'night', false],
    [ALL_HOURS, '2026-12-03', 'night', true],
    [ALL_HOURS, '2026-12-04', 'day', false],
    [NIGHT, '2026-12-01', 'night', false],
  ] as const)('%s on %s, %s: %s', (batch, day, half, covered) => {
    expect(coversSlot({ ...days, batch }, { day, half })).toBe(covered)
  })
})

test.each([
  [NIGHT, '2026-12-02T22:00:00', '2026-12-03T07:00:00'],
  [DAY, '2026-12-02T07:00:00', '2026-12-02T22:00:00'],
  [ALL_HOURS, '2026-12-02T07:00:00', '2026-12-03T07:00:00'],
])('the hours of %s on 2 December are from %s to %s', (batch, begin, end) => {
  const slot = { day: '2026-12-02', half: 'day' } as const
  expect(hoursStart(ZONE, batch, slot.day)).toEqual(at(begin))
  expect(hoursEnd(ZONE, batch, slot)).toEqual(at(end))
})
