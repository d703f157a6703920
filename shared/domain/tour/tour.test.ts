import { describe, expect, test } from 'vitest'
import {
  isTourAhead,
  matchesSearch,
  mayReadTours,
  TOUR_STATUSES,
  tourDateProblem,
  tourWindow,
} from './tour.ts'

const FUTURE_DATE = 'Please select a future date (tomorrow or later)'

test('the statuses of a tour [tour-12]', () => {
  expect(TOUR_STATUSES).toEqual(['pending', 'confirmed', 'completed', 'cancelled'])
})

describe('the tour window [tour-13]', () => {
  test.each([
    ['2026-11-20', '2026-11-21', '2026-12-20'],
    ['2026-12-31', '2027-01-01', '2027-01-30'],
    ['2028-02-28', '2028-02-29', '2028-03-29'],
    ['2027-02-28', '2027-03-01', '2027-03-30'],
  ])('on %s it is from %s to %s', (today, min, max) => {
    expect(tourWindow(today)).toEqual({ min, max })
  })
})

describe('a tour date, chosen on 20 November 2026 [tour-14]', () => {
  test.each([
    ['2025-11-21', FUTURE_DATE],
    ['2026-11-19', FUTURE_DATE],
    ['2026-11-20', FUTURE_DATE],
    ['2026-11-21', undefined],
    ['2026-12-20', undefined],
    ['', 'Tour date is required'],
  ])('%j: %s', (day, problem) => {
    expect(tourDateProblem(day, '2026-11-20')?.message).toBe(problem)
  })

  test.each(['2026-12-21', '2027-11-21', '2026-11-31', '2026-12-1', 'tomorrow'])(
    '%j is refused',
    (day) => {
      expect(tourDateProblem(day, '2026-11-20')?.message).toEqual(expect.any(String))
    },
  )
})

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-21', true],
])('on 20 November 2026 a tour on %s is ahead: %s', (tourDate, ahead) => {
  expect(isTourAhead(tourDate, '2026-11-20')).toBe(ahead)
})

describe('who may read the tours of an email', () => {
  const email = 'asha@example.com'
  const factor = { factorOn: false, factorPolicy: 'nobody' } as const

  test.each([
    ['nobody who is logged in', undefined, false],
    ['its user', { email, role: 'user', ...factor } as const, true],
    ['another user', { email: 'ravi@example.com', role: 'user', ...factor } as const, false],
    ['an admin', { email: 'admin@example.com', role: 'admin', ...factor } as const, true],
    [
      'an admin without the required second factor',
      {
        email: 'admin@example.com',
        role: 'admin',
        factorOn: false,
        factorPolicy: 'admins',
      } as const,
      false,
    ],
  ])('%s', (_, user, mayRead) => {
    expect(mayReadTours(user, { email, emailVerified: false })).toBe(mayRead)
    expect(mayReadTours(user, { email, emailVerified: true })).toBe(true)
  })
})

describe('a search for tours [tour-17]', () => {
  const visitor = { fullName: 'Asha Patil', email: 'a.patil@example.com' }

  test.each(['', 'asha', 'PATIL', ' sha pa ', 'A.PATIL@', 'example.com'])(
    '%j matches',
    (search) => {
      expect(matchesSearch(visitor, search)).toBe(true)
    },
  )

  test.each(['Patil Asha', 'joshi', '%', '_', 'a.*'])('%j does not match', (search) => {
    expect(matchesSearch(visitor, search)).toBe(false)
  })

  test('matches names in Devanagari', () => {
    expect(matchesSearch({ ...visitor, fullName: 'आशा पाटील' }, 'पाटील')).toBe(true)
  })
})
