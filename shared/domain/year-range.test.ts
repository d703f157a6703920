import { describe, expect, test } from 'vitest'
import { yearPickerRange } from './year-range.ts'

describe('the years to pick from, in 2026', () => {
  test.each([
    ['no limits', {}, 1926, 2014],
    ['a minimum', { min: '2026-11-21' }, 2026, 2036],
    ['a minimum in the past', { min: '2020-01-01' }, 2020, 2036],
    ['a maximum', { max: '2010-06-30' }, 1926, 2010],
    ['a maximum past the open end', { max: '2026-11-20' }, 1926, 2014],
    ['both, in one year', { min: '2026-11-21', max: '2026-12-20' }, 2026, 2026],
    ['both, over a year end', { min: '2026-12-15', max: '2027-01-14' }, 2026, 2027],
    ['both, far apart', { min: '2026-11-21', max: '2050-01-01' }, 2026, 2036],
  ])('with %s', (_, limits, first, last) => {
    expect(yearPickerRange('2026-11-20', limits)).toEqual({ first, last })
  })

  test('follow the year', () => {
    expect(yearPickerRange('2027-01-01')).toEqual({ first: 1927, last: 2015 })
  })
})
