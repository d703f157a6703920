import { expect, test } from 'vitest'
import { restAfter } from '#web/scanning/scan-pace.ts'

test.each([
  [0, 40],
  [15, 25],
  [40, 0],
  [900, 0],
])('after a look of %i ms the next one waits %i ms: at most 25 scans per second', (took, rest) => {
  expect(restAfter(took)).toBe(rest)
})
