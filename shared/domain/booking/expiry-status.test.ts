import { describe, expect, test } from 'vitest'
import { BATCHES } from './batches.ts'
import { type ExpiryStatus, expiryStatus } from './expiry-status.ts'
import { daysLeft } from './study-day.ts'

const DAY = BATCHES[1]
const TODAY = { day: '2026-11-20', night: '2026-11-20' }

describe("the dashboard's text [dashboard-1]", () => {
  test.each<[number, ExpiryStatus['kind'], string, boolean]>([
    [-400, 'expired', 'Your membership has expired', true],
    [-1, 'expired', 'Your membership has expired', true],
    [0, 'expired', 'Your membership has expired', true],
    [1, 'expiring', 'Expires in 1 day', true],
    [2, 'expiring', 'Expires in 2 days', true],
    [7, 'expiring', 'Expires in 7 days', true],
    [8, 'running', '8 days remaining', false],
    [365, 'running', '365 days remaining', false],
  ])('with %i days left: %s, %j, may renew: %s', (days, kind, text, canRenew) => {
    expect(expiryStatus(days)).toEqual({ kind, text, canRenew })
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
    expect(expiryStatus(daysLeft({ batch: DAY, endDate: '2026-11-21' }, TODAY)).text).toBe(
      'Expires in 1 day',
    )
  })
})
