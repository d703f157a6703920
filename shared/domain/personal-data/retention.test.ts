import { describe, expect, test } from 'vitest'
import type { FieldProblem } from '../field-problem.ts'
import {
  pendingErasures,
  screenshotsCutoff,
  selfieErasureCutoff,
  selfieKeptDaysProblem,
  tourErasureCutoff,
  tourKeptMonthsProblem,
} from './retention.ts'

const periods = (selfieKeptDays: number, tourKeptMonths = 12) => ({
  selfieKeptDays,
  tourKeptMonths,
})

describe('selfies are due for memberships that ended by', () => {
  test.each([
    ['2026-06-09', 90, '2026-03-11'],
    ['2026-06-08', 90, '2026-03-10'],
    ['2026-03-10', 7, '2026-03-03'],
    ['2028-03-07', 7, '2028-02-29'],
    ['2027-01-01', 365, '2026-01-01'],
  ])('on %s, kept for %i days: %s', (today, days, day) => {
    expect(selfieErasureCutoff(today, periods(days))).toBe(day)
  })
})

describe('tours are due for days up to', () => {
  test.each([
    ['2026-03-10', 12, '2025-03-10'],
    ['2026-03-10', 1, '2026-02-10'],
    ['2028-02-29', 12, '2027-02-28'],
    // The month has no such day: tours up to its last day are due.
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-01-15', 36, '2023-01-15'],
  ])('on %s, kept for %i months: %s', (today, months, day) => {
    expect(tourErasureCutoff(today, periods(0, months))).toBe(day)
  })
})

const DAYS = 'Please enter a whole number from 7 to 730'
const MONTHS = 'Please enter a whole number from 1 to 36'

test.each<[(count: number) => FieldProblem | undefined, number, string | undefined]>([
  [selfieKeptDaysProblem, 7, undefined],
  [selfieKeptDaysProblem, 730, undefined],
  [selfieKeptDaysProblem, 731, DAYS],
  [selfieKeptDaysProblem, 6, DAYS],
  [selfieKeptDaysProblem, 7.5, DAYS],
  [selfieKeptDaysProblem, Number.NaN, DAYS],
  [tourKeptMonthsProblem, 1, undefined],
  [tourKeptMonthsProblem, 36, undefined],
  [tourKeptMonthsProblem, 0, MONTHS],
  [tourKeptMonthsProblem, 37, MONTHS],
])('%o for %d', (problem, count, expected) => {
  expect(problem(count)?.message).toBe(expected)
})

describe('pendingErasures lists what a shorter period erases:', () => {
  const SELFIES = { kind: 'selfies', kept: 30 }
  const TOURS = { kind: 'tours', kept: 1 }
  test.each([
    [periods(90), periods(90), []],
    [periods(90), periods(91, 13), []],
    [periods(90), periods(30), [SELFIES]],
    [periods(30), periods(90, 1), [TOURS]],
    [periods(90), periods(30, 1), [SELFIES, TOURS]],
  ])('from %j to %j', (before, after, erased) => {
    expect(pendingErasures(before, after)).toEqual(erased)
  })
})

test.each([
  ['2026-03-31', '2026-03-01'],
  ['2026-03-30', '2026-02-28'],
  ['2028-03-30', '2028-02-29'],
])('screenshots are due on %s if their UTR was checked by %s [screenshot-8]', (today, day) => {
  expect(screenshotsCutoff(today)).toBe(day)
})
