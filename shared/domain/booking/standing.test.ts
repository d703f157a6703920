import { describe, expect, test } from 'vitest'
import { BATCHES } from './batches.ts'
import { type Standing, standingFromDaysLeft } from './standing.ts'
import { daysLeft } from './study-day.ts'

const DAY = BATCHES[1]
const TODAY = { day: '2026-11-20', night: '2026-11-20', open: '2026-11-20' }

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
