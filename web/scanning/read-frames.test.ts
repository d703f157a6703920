import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QrReader } from './qr-reader.ts'
import { pauseAfterScan, readFrames } from './read-frames.ts'
import { liveScanProblem, ReaderNotLoaded, UnreadablePicture } from './reader-problem.ts'

const read = vi.fn<QrReader['read']>()
const handlers = {
  onCode: vi.fn<(text: string) => void>(),
  onFailure: vi.fn<(error: unknown) => void>(),
}
const frame = () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 })
const unreadable = new UnreadablePicture('')
let stop: () => void

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers()
  read.mockResolvedValue(undefined)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('reads at most 25 frames a second until it is stopped', async () => {
  read.mockResolvedValueOnce('a')
  stop = readFrames(frame, { read }, handlers)
  await vi.advanceTimersByTimeAsync(999)
  expect(read).toHaveBeenCalledTimes(25)
  expect(handlers.onCode.mock.calls).toEqual([['a']])
  stop()
  await vi.advanceTimersByTimeAsync(999)
  expect(read).toHaveBeenCalledTimes(25)
})

test('skips a single frame that could not be read', async () => {
  read.mockRejectedValueOnce(unreadable).mockResolvedValueOnce(undefined)
  read.mockRejectedValueOnce(unreadable).mockResolvedValueOnce('a')
  stop = readFrames(frame, { read }, handlers)
  await vi.advanceTimersByTimeAsync(200)
  expect(handlers.onCode.mock.calls).toEqual([['a']])
  expect(handlers.onFailure).not.toHaveBeenCalled()
})

test('reports a failure after two unreadable frames in a row', async () => {
  read.mockRejectedValueOnce(unreadable).mockRejectedValueOnce(unreadable)
  stop = readFrames(frame, { read }, handlers)
  await vi.advanceTimersByTimeAsync(200)
  expect(read).toHaveBeenCalledTimes(2)
  expect(handlers.onFailure.mock.calls).toEqual([[unreadable]])
  expect(liveScanProblem(unreadable)).toBe(
    'The QR reader has stopped. Please start the camera again.',
  )
})

test('reports at once that the reader could not be loaded', async () => {
  const problem = new ReaderNotLoaded('')
  read.mockRejectedValueOnce(problem)
  stop = readFrames(frame, { read }, handlers)
  await vi.advanceTimersByTimeAsync(200)
  expect(read).toHaveBeenCalledTimes(1)
  expect(handlers.onFailure.mock.calls).toEqual([[problem]])
  expect(liveScanProblem(problem)).toBe(
    "Couldn't load the QR reader. Check your internet connection and try again.",
  )
})

test('reads nothing while there is no frame', async () => {
  stop = readFrames(() => undefined, { read }, handlers)
  await vi.advanceTimersByTimeAsync(200)
  expect(read).not.toHaveBeenCalled()
})

test.each([
  [0, 40],
  [15, 25],
  [40, 0],
  [900, 0],
])(
  'after a scan of %i ms, pauses for %i ms, so that there are at most 25 scans per second [scan-17]',
  (took, rest) => {
    expect(pauseAfterScan(took)).toBe(rest)
  },
)
