import { expect, test } from 'vitest'
import { createRepeatFilter } from './repeat-filter.ts'

test('a code is not new within 3 seconds after it was last seen', () => {
  const repeats = createRepeatFilter()
  expect(repeats.isNew('a', 0)).toBe(true)
  expect(repeats.isNew('a', 2_999)).toBe(false)
  expect(repeats.isNew('a', 5_998)).toBe(false)
  expect(repeats.isNew('a', 8_998)).toBe(true)
})

test('a different code is always new', () => {
  const repeats = createRepeatFilter()
  repeats.isNew('a', 0)
  expect(repeats.isNew('b', 40)).toBe(true)
  expect(repeats.isNew('a', 80)).toBe(true)
})

test('markSeen extends the time in which the last code is not new', () => {
  const repeats = createRepeatFilter()
  repeats.markSeen(0)
  repeats.isNew('a', 0)
  repeats.markSeen(4_000)
  expect(repeats.isNew('a', 6_000)).toBe(false)
})

test('after a reset, the same code is new', () => {
  const repeats = createRepeatFilter()
  repeats.isNew('a', 0)
  repeats.reset()
  expect(repeats.isNew('a', 40)).toBe(true)
})
