import { expect, it } from 'vitest'
import { secondsLeft } from '#web/session/countdown.ts'

it.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 3_600_000, 0],
])('secondsLeft until %d at %d is %d [session-4]', (until, now, left) => {
  expect(secondsLeft(until, now)).toBe(left)
})
