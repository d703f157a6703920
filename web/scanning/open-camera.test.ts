import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCamera } from './open-camera.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const stopped = vi.fn()
/** As much of a stream as is used. */
function stream(): MediaStream {
  const track: Pick<MediaStreamTrack, 'stop'> = { stop: stopped }
  return Object.assign(Object.create(null), { getTracks: () => [track] })
}

const refused = (name: string) => Promise.reject(new DOMException('', name))

test('asks for the rear camera in 1280x720, without sound', async () => {
  const getUserMedia = vi.fn((_wish?: MediaStreamConstraints) => Promise.resolve(stream()))
  await openCamera({ getUserMedia })
  expect(getUserMedia.mock.calls).toEqual([
    [
      {
        audio: false,
        video: {
          facingMode: { ideal: 'environment' },
          width: { ideal: 1280 },
          height: { ideal: 720 },
        },
      },
    ],
  ])
})

test('then for the front camera', async () => {
  const front = stream()
  const getUserMedia = vi
    .fn<(wish?: MediaStreamConstraints) => Promise<MediaStream>>()
    .mockImplementationOnce(() => refused('OverconstrainedError'))
    .mockResolvedValueOnce(front)
  expect(await openCamera({ getUserMedia })).toBe(front)
  expect(getUserMedia.mock.lastCall).toMatchObject([{ video: { facingMode: { ideal: 'user' } } }])
})

test('asks once where it is refused', async () => {
  const getUserMedia = vi.fn(() => refused('NotAllowedError'))
  await expect(openCamera({ getUserMedia })).rejects.toMatchObject({ name: 'NotAllowedError' })
  expect(getUserMedia).toHaveBeenCalledTimes(1)
})

test('says so where there is none, or the browser knows none', async () => {
  const getUserMedia = () => refused('NotFoundError')
  await expect(openCamera({ getUserMedia })).rejects.toMatchObject({ name: 'NotFoundError' })
  await expect(openCamera(undefined)).rejects.toMatchObject({ name: 'CameraUnsupported' })
})

test('gives up after 10 seconds and switches off a camera that comes later', async () => {
  let answer: (late: MediaStream) => void = () => undefined
  const answered = new Promise<MediaStream>((resolve) => {
    answer = resolve
  })
  const opened = openCamera({ getUserMedia: () => answered })
  const failed = vi.fn()
  opened.catch(failed)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'CameraTimeout' }))
  answer(stream())
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).toHaveBeenCalledOnce()
})
