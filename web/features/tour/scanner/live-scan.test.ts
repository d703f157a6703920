import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveScan } from '#web/features/tour/scanner/live-scan.ts'

const setPaused = vi.fn<(paused: boolean) => void>()
const refuse = vi.fn<(text: string) => Promise<boolean>>()

/** A camera that takes `delay` milliseconds to start. */
function slowCamera(delay: number) {
  const start = vi.fn(
    () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), delay)),
  )
  return { start, stop: vi.fn() }
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers()
  refuse.mockResolvedValue(false)
})
afterEach(() => {
  vi.useRealTimers()
})

test('restarts the camera 2 seconds after a failed scan [scan-7]', async () => {
  const camera = slowCamera(0)
  const live = createLiveScan(camera, setPaused)
  await live.handleCode('bad', refuse)
  expect(camera.stop).toHaveBeenCalledOnce()
  expect(setPaused.mock.calls).toEqual([[true]])
  await vi.advanceTimersByTimeAsync(1_900)
  expect(camera.start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(camera.start).toHaveBeenCalledOnce()
  expect(setPaused).toHaveBeenLastCalledWith(false)
})

test('leaves the camera off after a successful scan', async () => {
  const camera = slowCamera(0)
  const live = createLiveScan(camera, setPaused)
  await live.handleCode('good', () => Promise.resolve(true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(camera.start).not.toHaveBeenCalled()
  expect(setPaused).toHaveBeenLastCalledWith(false)
})

test('does not send a code again if it is still in view after a slow restart', async () => {
  const live = createLiveScan(slowCamera(4_000), setPaused)
  await live.handleCode('bad', refuse)
  await vi.advanceTimersByTimeAsync(2_000 + 4_000)
  for (const wait of [40, 1_000, 2_900]) {
    await vi.advanceTimersByTimeAsync(wait)
    await live.handleCode('bad', refuse)
  }
  expect(refuse).toHaveBeenCalledTimes(1)
  await live.handleCode('another', refuse)
  expect(refuse).toHaveBeenCalledTimes(2)
})

test('sends the same code again after a failed restart', async () => {
  const camera = slowCamera(0)
  camera.start.mockResolvedValue(false)
  const live = createLiveScan(camera, setPaused)
  await live.handleCode('bad', refuse)
  await vi.advanceTimersByTimeAsync(3_000)
  await live.handleCode('bad', refuse)
  expect(refuse).toHaveBeenCalledTimes(2)
})

test('tryAgain starts the camera at once, and the same code is sent again', async () => {
  const camera = slowCamera(4_000)
  const live = createLiveScan(camera, setPaused)
  await live.handleCode('bad', refuse)
  live.tryAgain()
  expect(camera.start).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(camera.start).toHaveBeenCalledOnce()
  await live.handleCode('bad', refuse)
  expect(refuse).toHaveBeenCalledTimes(2)
})

test.each(['stop', 'dispose'] as const)('does not restart the camera after %s', async (action) => {
  const camera = slowCamera(0)
  const live = createLiveScan(camera, setPaused)
  await live.handleCode('bad', refuse)
  live[action]()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(camera.start).not.toHaveBeenCalled()
})
