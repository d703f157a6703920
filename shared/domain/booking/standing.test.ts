import { describe, expect, test } from 'vitest'
import { DAY } from './batches.ts'
import { renewableFrom, type Standing, standingFromDaysLeft, standingOf } from './standing.ts'
import { daysLeft } from './study-day.ts'

const TODAY = { day: '2026-11-20', night: '2026-11-20', openDay: '2026-11-20' }

describe('the standing of a membership [dashboard-1]', () => {
  test.each<[number, Standing]>([
    [-400, { kind: 'expired', canRenew: true }],
    [-1, { kind: 'expired', canRenew: true }],
    [0, { kind: 'expired', canRenew: true }],
    [1, { kind: 'expiring', days: 1, canRenew: true }],
    [2, { kind: 'expiring', days: 2, canRenew: true }],
    [7, { kind: 'expiring', days: 7, canRenew: true }],
    [8, { kind: 'running', days: 8, canRenew: false }],
    [365, { kind: 'running', days: 365, canRenew: false }],
  ])('with %i days left is %j', (days, standing) => {
    expect(standingFromDaysLeft(days)).toEqual(standing)
  })
})

describe('days left on 20 November 2026', () => {
  test.each([
    ['2026-11-19', -1],
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2026-11-22', 2],
    ['2026-11-27', 7],
    ['2026-11-28', 8],
    ['2027-11-20', 365],
    ['2028-11-20', 731],
  ])('of a membership that ends on %s: %i [dashboard-2]', (end, days) => {
    expect(daysLeft({ batch: DAY, endDate: end }, TODAY)).toBe(days)
  })

  test('a one-day membership expires in 1 day when it starts', () => {
    expect(standingFromDaysLeft(daysLeft({ batch: DAY, endDate: '2026-11-21' }, TODAY))).toEqual({
      kind: 'expiring',
      days: 1,
      canRenew: true,
    })
  })
})

describe('the day from which the dashboard offers to renew', () => {
  const from = (startDate: string, endDate: string) =>
    renewableFrom({ startDate }, { batch: DAY, endDate })

  test('is the first with seven days left, but not before the membership starts [dashboard-436]', () => {
    expect(from('2026-11-01', '2026-12-01')).toBe('2026-11-24')
    expect(from('2026-11-30', '2026-12-01')).toBe('2026-11-30')
  })

  test('is the day on which a renewal is first offered [dashboard-437]', () => {
    const stay = { batch: DAY, startDate: '2026-11-01', endDate: '2026-12-01' }
    const canRenew = (day: string) =>
      standingOf(stay, stay, { day, night: day, openDay: day }).canRenew
    expect([canRenew('2026-11-23'), canRenew('2026-11-24')]).toEqual([false, true])
  })
})
