import { describe, expect, test } from 'vitest'
import { birthDateProblem } from './birth-date.ts'

const TOO_YOUNG = 'You must be at least 12 years old'
const INVALID_DATE = 'Please enter a valid date of birth'

describe('date of birth on 20 November 2026 [person-1]', () => {
  test.each([
    ['', 'Date of birth is required'],
    ['2014-01-01', undefined],
    // Age is the difference between the years: the twelfth birthday may be later this year.
    ['2014-12-31', undefined],
    ['2015-01-01', TOO_YOUNG],
    ['2026-11-20', TOO_YOUNG],
    ['2027-01-01', TOO_YOUNG],
    ['1995-03-15', undefined],
    ['1906-12-31', undefined],
    ['1906-01-01', undefined],
    ['1905-12-31', INVALID_DATE],
    ['0001-01-01', INVALID_DATE],
    ['2004-02-29', undefined],
    ['2003-02-29', INVALID_DATE],
    ['2000-13-01', INVALID_DATE],
    ['15-03-1995', INVALID_DATE],
    ['yesterday', INVALID_DATE],
  ])('%j: %s', (birthDate, problem) => {
    expect(birthDateProblem(birthDate, '2026-11-20')?.message).toBe(problem)
  })

  test('age changes with the year, not with the birthday [person-2]', () => {
    expect(birthDateProblem('2015-01-01', '2026-12-31')?.message).toBe(TOO_YOUNG)
    expect(birthDateProblem('2015-12-31', '2027-01-01')).toBeUndefined()
  })
})
