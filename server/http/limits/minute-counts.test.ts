import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MinuteCounts } from './minute-counts.ts'

const MINUTE = 60_000

let counts: MinuteCounts
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  counts = new MinuteCounts()
})
afterEach(() => {
  vi.useRealTimers()
})

function count(key: string) {
  let result = { current: 0, ttl: 0 }
  counts.incr(
    key,
    (_error, counted) => {
      result = counted
    },
    MINUTE,
  )
  return result
}

test("starts an address's minute with its first call", () => {
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE })
  vi.advanceTimersByTime(20_000)
  expect(count('a')).toEqual({ current: 2, ttl: 40_000 })
  expect(count('b')).toEqual({ current: 1, ttl: MINUTE })
  vi.advanceTimersByTime(39_999)
  expect(count('a')).toEqual({ current: 3, ttl: 1 })
  vi.advanceTimersByTime(1)
  expect(count('a')).toEqual({ current: 1, ttl: MINUTE })
  expect(count('b').current).toBe(2)
})

test('is not affected by changes of the wall clock', () => {
  count('a')
  vi.setSystemTime(Date.now() - 3 * 3_600_000)
  expect(count('a')).toEqual({ current: 2, ttl: MINUTE })
  vi.setSystemTime(Date.now() + 9 * 3_600_000)
  expect(count('a')).toEqual({ current: 3, ttl: MINUTE })
  vi.advanceTimersByTime(MINUTE)
  expect(count('a').current).toBe(1)
})

test('evicts the least recently seen address when there are very many', () => {
  count('first')
  count('second')
  count('first')
  for (let address = 0; address < 4_999; address++) count(`address ${address}`)
  expect(count('first').current).toBe(3)
  expect(count('second').current).toBe(1)
})

test('counts each route separately', () => {
  count('a')
  counts = counts.child()
  expect(count('a').current).toBe(1)
})
