import { expect, test } from 'vitest'
import { isStartDay, startDayProblem } from './start-date.ts'

test.each([
  ['', 'Start date is required'],
  ['2026-02-30', 'Please enter a valid start date'],
  ['2026-03-09', 'Start date cannot be in the past'],
  ['2026-03-10', undefined],
  ['2030-01-01', undefined],
])('a start on %j: %s [booking-7]', (day, problem) => {
  expect(startDayProblem(day, '2026-03-10')?.message).toBe(problem)
})

test.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['9000-12-31', true],
  ['9999-12-31', false],
])('seats can be queried for a start on %j: %s', (day, possible) => {
  expect(isStartDay(day)).toBe(possible)
})
