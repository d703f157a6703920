import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { QrReader } from './qr-reader.ts'
import { readFrames } from './read-frames.ts'
import { liveProblem, ReaderNotLoaded, UnreadablePicture } from './reader-problem.ts'

const read = vi.fn<QrReader['read']>()
const seen = { onCode: vi.fn<(text: string) => void>(), onBroken: vi.fn<(e: unknown) => void>() }
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

test('frames are read up to 25 times a second, until it is stopped', async () => {
  read.mockResolvedValueOnce('a')
  stop = readFrames(frame, { read }, seen)
  await vi.advanceTimersByTimeAsync(999)
  expect(read).toHaveBeenCalledTimes(25)
  expect(seen.onCode.mock.calls).toEqual([['a']])
  stop()
  await vi.advanceTimersByTimeAsync(999)
  expect(read).toHaveBeenCalledTimes(25)
})

test('a frame that could not be read is left out', async () => {
  read.mockRejectedValueOnce(unreadable).mockResolvedValueOnce(undefined)
  read.mockRejectedValueOnce(unreadable).mockResolvedValueOnce('a')
  stop = readFrames(frame, { read }, seen)
  await vi.advanceTimersByTimeAsync(200)
  expect(seen.onCode.mock.calls).toEqual([['a']])
  expect(seen.onBroken).not.toHaveBeenCalled()
})

test('two in a row are one too many', async () => {
  read.mockRejectedValueOnce(unreadable).mockRejectedValueOnce(unreadable)
  stop = readFrames(frame, { read }, seen)
  await vi.advanceTimersByTimeAsync(200)
  expect(read).toHaveBeenCalledTimes(2)
  expect(seen.onBroken.mock.calls).toEqual([[unreadable]])
  expect(liveProblem(unreadable)).toBe('The QR reader has stopped. Please start the camera again.')
})

test('a reader that is not there ends it at once', async () => {
  const problem = new ReaderNotLoaded('')
  read.mockRejectedValueOnce(problem)
  stop = readFrames(frame, { read }, seen)
  await vi.advanceTimersByTimeAsync(200)
  expect(read).toHaveBeenCalledTimes(1)
  expect(seen.onBroken.mock.calls).toEqual([[problem]])
  expect(liveProblem(problem)).toBe(
    'The QR reader could not be loaded. Please check your internet connection and try again.',
  )
})

test('without a frame nothing is read', async () => {
  stop = readFrames(() => undefined, { read }, seen)
  await vi.advanceTimersByTimeAsync(200)
  expect(read).not.toHaveBeenCalled()
})
