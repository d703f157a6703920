import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesce } from '#web/api/coalesce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('calls during a run and in the pause after it cause one more run [seat-230]', async () => {
  const work = vi.fn(async () => new Promise((resolve) => setTimeout(resolve, 100)))
  const refresh = coalesce(work, { pauseMs: 300, signal: new AbortController().signal })
  refresh()
  refresh()
  await vi.advanceTimersByTimeAsync(200)
  refresh()
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(work).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('the next call runs again after a failed run [seat-231]', async () => {
  const work = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
  const refresh = coalesce(work, { signal: new AbortController().signal })
  refresh()
  await vi.advanceTimersByTimeAsync(0)
  refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
})

test('nothing runs after an abort [seat-232]', async () => {
  const stop = new AbortController()
  const work = vi.fn(async () => undefined)
  const refresh = coalesce(work, { signal: stop.signal })
  stop.abort()
  refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).not.toHaveBeenCalled()
})
