import { describe, expect, test } from 'vitest'
import { fitsInMonth, isMemberId, monthMemberId, overflowMemberId } from './member-id.ts'

describe('a member ID [member-id-1]', () => {
  test.each(['@DA202507001', '@DA202599999', '@DA000000000'])('accepts %s', (text) => {
    expect(isMemberId(text)).toBe(true)
  })

  test.each([
    '',
    '@DA',
    'DA202507001',
    '@da202507001',
    '@DA20250700',
    '@DA2025070011',
    '@DA2025O7001',
    ' @DA202507001',
    '@DA202507001\n',
    '@DA२०२५०७००१',
  ])('rejects %j', (text) => {
    expect(isMemberId(text)).toBe(false)
  })
})

describe('within a month [member-id-2]', () => {
  test.each([
    ['2025-07-01', 1, '@DA202507001'],
    ['2025-07-31', 2, '@DA202507002'],
    ['2025-07-15', 42, '@DA202507042'],
    ['2025-07-15', 999, '@DA202507999'],
    ['2026-01-01', 1, '@DA202601001'],
    ['2026-12-31', 100, '@DA202612100'],
  ])('on %s number %i is %s', (day, running, id) => {
    expect(monthMemberId(day, running)).toBe(id)
  })

  test.each([
    [1, true],
    [998, true],
    [999, true],
    [1000, false],
  ])('number %i fits: %s', (running, fits) => {
    expect(fitsInMonth(running)).toBe(fits)
  })
})

describe('after a full month the month digits continue from 13 to 99 [member-id-3]', () => {
  test.each([
    [1, '@DA202513001'],
    [2, '@DA202513002'],
    [999, '@DA202513999'],
    [1000, '@DA202514001'],
    [1998, '@DA202514999'],
    [1999, '@DA202515001'],
    [85_915, '@DA202599001'],
    [86_913, '@DA202599999'],
  ])('number %i is %s', (running, id) => {
    expect(overflowMemberId(2025, running)).toBe(id)
  })

  test('throws after the last number of a year', () => {
    expect(() => overflowMemberId(2025, 86_914)).toThrow(RangeError)
    expect(() => overflowMemberId(2025, 86_914)).toThrow('2025')
  })
})

test('all IDs of a year are valid and unique [member-id-4]', () => {
  const ids: string[] = []
  for (let month = 1; month <= 12; month += 1) {
    const day = `2025-${String(month).padStart(2, '0')}-15`
    for (let running = 1; running <= 999; running += 1) ids.push(monthMemberId(day, running))
  }
  for (let running = 1; running <= 86_913; running += 1) ids.push(overflowMemberId(2025, running))

  expect(ids.filter((id) => !/^@DA2025\d{5}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(98_901)
})
