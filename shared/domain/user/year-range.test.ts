import { describe, expect, test } from 'vitest'
import { selectableYears } from './year-range.ts'

describe('the selectable years in 2026 [field-4]', () => {
  test.each([
    ['no limits', {}, 1926, 2014],
    ['a minimum', { min: '2026-11-21' }, 2026, 2036],
    ['a minimum in the past', { min: '2020-01-01' }, 2020, 2036],
    ['a maximum', { max: '2010-06-30' }, 1926, 2010],
    ['a maximum after the default end', { max: '2026-11-20' }, 1926, 2014],
    ['both, in one year', { min: '2026-11-21', max: '2026-12-20' }, 2026, 2026],
    ['both, across the end of a year', { min: '2026-12-15', max: '2027-01-14' }, 2026, 2027],
    ['both, far apart', { min: '2026-11-21', max: '2050-01-01' }, 2026, 2036],
  ])('with %s', (_, limits, first, last) => {
    const years = selectableYears('2026-11-20', limits)
    expect([years.at(0), years.at(-1)]).toEqual([first, last])
    expect(years).toHaveLength(last - first + 1)
  })

  test('are consecutive', () => {
    const limits = { min: '2026-12-15', max: '2028-01-14' }
    expect(selectableYears('2026-11-20', limits)).toEqual([2026, 2027, 2028])
  })

  test('depend on the current year', () => {
    expect(selectableYears('2027-01-01').at(0)).toBe(1927)
  })
})
