import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveScan } from '#web/features/tour/live-scan.ts'

const setResting = vi.fn<(resting: boolean) => void>()
const refuse = vi.fn<(text: string) => Promise<boolean>>()

/** A camera whose picture comes this many milliseconds after its start. */
function cameraTaking(delay: number) {
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

test('after a scan that failed the camera rests for 2 seconds', async () => {
  const camera = cameraTaking(0)
  const live = createLiveScan(camera, setResting)
  await live.see('bad', refuse)
  expect(camera.stop).toHaveBeenCalledOnce()
  expect(setResting.mock.calls).toEqual([[true]])
  await vi.advanceTimersByTimeAsync(1_900)
  expect(camera.start).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(camera.start).toHaveBeenCalledOnce()
  expect(setResting).toHaveBeenLastCalledWith(false)
})

test('after one that succeeded it stays off', async () => {
  const camera = cameraTaking(0)
  const live = createLiveScan(camera, setResting)
  await live.see('good', () => Promise.resolve(true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(camera.start).not.toHaveBeenCalled()
  expect(setResting).toHaveBeenLastCalledWith(false)
})

test('a code that a slow camera still shows is not sent again', async () => {
  const live = createLiveScan(cameraTaking(4_000), setResting)
  await live.see('bad', refuse)
  await vi.advanceTimersByTimeAsync(2_000 + 4_000)
  for (const wait of [40, 1_000, 2_900]) {
    await vi.advanceTimersByTimeAsync(wait)
    await live.see('bad', refuse)
  }
  expect(refuse).toHaveBeenCalledTimes(1)
  await live.see('another', refuse)
  expect(refuse).toHaveBeenCalledTimes(2)
})

test('a camera that did not come has shown nothing', async () => {
  const camera = cameraTaking(0)
  camera.start.mockResolvedValue(false)
  const live = createLiveScan(camera, setResting)
  await live.see('bad', refuse)
  await vi.advanceTimersByTimeAsync(3_000)
  await live.see('bad', refuse)
  expect(refuse).toHaveBeenCalledTimes(2)
})

test('Try Again starts the camera at once and sends the same code', async () => {
  const camera = cameraTaking(4_000)
  const live = createLiveScan(camera, setResting)
  await live.see('bad', refuse)
  live.tryAgain()
  expect(camera.start).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(camera.start).toHaveBeenCalledOnce()
  await live.see('bad', refuse)
  expect(refuse).toHaveBeenCalledTimes(2)
})

test.each(['stop', 'leave'] as const)('after "%s" nothing restarts the camera', async (act) => {
  const camera = cameraTaking(0)
  const live = createLiveScan(camera, setResting)
  await live.see('bad', refuse)
  live[act]()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(camera.start).not.toHaveBeenCalled()
})
