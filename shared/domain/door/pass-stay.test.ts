import { expect, test } from 'vitest'
import { passStay, stayClaims } from './pass-stay.ts'

const DAY = 'Day Batch (7:00 AM - 10:00 PM)'
const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
const DAYS = { day: '2026-03-10', night: '2026-03-09', openDay: '2026-03-10' }
const stay = (startDate: string, endDate: string, batch: typeof DAY | typeof NIGHT = DAY) => ({
  startDate,
  endDate,
  batch,
  seat: 'A1',
})

test('a pass is for the current stay, or else the next one [door-20]', () => {
  const [past, current, next] = [
    stay('2026-02-01', '2026-03-10'),
    stay('2026-03-10', '2026-03-12'),
    stay('2026-03-20', '2026-04-20'),
  ]
  expect(passStay([next, past, current], DAYS)).toBe(current)
  expect(passStay([next, past], DAYS)).toBe(next)
  expect(passStay([past], DAYS)).toBeUndefined()
})

test('the last night is part of a stay until 7:00', () => {
  const night = stay('2026-02-01', '2026-03-10', NIGHT)
  expect(passStay([night], DAYS)).toBe(night)
  expect(stayClaims(night, null)).toEqual({
    memberId: null,
    lastDay: '2026-03-09',
    batch: NIGHT,
    seat: 'A1',
  })
})
