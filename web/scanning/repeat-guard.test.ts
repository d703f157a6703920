import { expect, test } from 'vitest'
import { createRepeatGuard } from './repeat-guard.ts'

test('the same code is not new within 3 seconds after it was last seen', () => {
  const guard = createRepeatGuard()
  expect(guard.isNew('a', 0)).toBe(true)
  expect(guard.isNew('a', 2_999)).toBe(false)
  expect(guard.isNew('a', 5_998)).toBe(false)
  expect(guard.isNew('a', 8_998)).toBe(true)
})

test('a different code is always new', () => {
  const guard = createRepeatGuard()
  guard.isNew('a', 0)
  expect(guard.isNew('b', 40)).toBe(true)
  expect(guard.isNew('a', 80)).toBe(true)
})

test('markSeen extends the time of the last code', () => {
  const guard = createRepeatGuard()
  guard.markSeen(0)
  guard.isNew('a', 0)
  guard.markSeen(4_000)
  expect(guard.isNew('a', 6_000)).toBe(false)
})

test('after a reset the same code is new', () => {
  const guard = createRepeatGuard()
  guard.isNew('a', 0)
  guard.reset()
  expect(guard.isNew('a', 40)).toBe(true)
})
