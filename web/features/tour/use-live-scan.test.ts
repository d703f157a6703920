import { expect, test } from 'vitest'
import { RESTART_MS } from '#web/features/tour/use-live-scan.ts'

test('after a scan that failed the camera rests for 2 seconds', () => {
  expect(RESTART_MS).toBe(2000)
})
