import { expect, test } from 'vitest'
import { createRepeatGuard } from './repeat-guard.ts'

test('the same code within 3 seconds is not new, and stays so while it is in view', () => {
  const guard = createRepeatGuard()
  expect(guard.isNew('a', 0)).toBe(true)
  expect(guard.isNew('a', 2_999)).toBe(false)
  expect(guard.isNew('a', 5_998)).toBe(false)
  expect(guard.isNew('a', 8_998)).toBe(true)
})

test('another code is new at once', () => {
  const guard = createRepeatGuard()
  guard.isNew('a', 0)
  expect(guard.isNew('b', 40)).toBe(true)
  expect(guard.isNew('a', 80)).toBe(true)
})

test('a code may be still there after the camera was off', () => {
  const guard = createRepeatGuard()
  guard.stillThere(0)
  guard.isNew('a', 0)
  guard.stillThere(4_000)
  expect(guard.isNew('a', 6_000)).toBe(false)
})

test('a person can ask for it again', () => {
  const guard = createRepeatGuard()
  guard.isNew('a', 0)
  guard.forget()
  expect(guard.isNew('a', 40)).toBe(true)
})
