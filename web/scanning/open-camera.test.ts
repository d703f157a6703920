import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCamera } from './open-camera.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const stopped = vi.fn()
/** A stream with the methods that openCamera uses. */
function stream(): MediaStream {
  const track: Pick<MediaStreamTrack, 'stop'> = { stop: stopped }
  return Object.assign(Object.create(null), { getTracks: () => [track] })
}

const refused = (name: string) => Promise.reject(new DOMException('', name))

test('requests the rear camera in 1280x720 without sound [scan-13]', async () => {
  const getUserMedia = vi.fn((_constraints?: MediaStreamConstraints) => Promise.resolve(stream()))
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

test('requests the front camera when the rear one fails [scan-14]', async () => {
  const front = stream()
  const getUserMedia = vi
    .fn<(constraints?: MediaStreamConstraints) => Promise<MediaStream>>()
    .mockImplementationOnce(() => refused('OverconstrainedError'))
    .mockResolvedValueOnce(front)
  expect(await openCamera({ getUserMedia })).toBe(front)
  expect(getUserMedia.mock.lastCall).toMatchObject([{ video: { facingMode: { ideal: 'user' } } }])
})

test('opens the chosen camera, or the rear one if the chosen one is gone [gate-221]', async () => {
  const [chosen, rear] = [stream(), stream()]
  const getUserMedia = vi
    .fn<(constraints?: MediaStreamConstraints) => Promise<MediaStream>>()
    .mockResolvedValueOnce(chosen)
    .mockImplementationOnce(() => refused('OverconstrainedError'))
    .mockResolvedValueOnce(rear)
  expect(await openCamera({ getUserMedia }, 'front')).toBe(chosen)
  expect(getUserMedia.mock.lastCall).toMatchObject([{ video: { deviceId: { exact: 'front' } } }])
  expect(await openCamera({ getUserMedia }, 'front')).toBe(rear)
  expect(getUserMedia.mock.lastCall).toMatchObject([
    { video: { facingMode: { ideal: 'environment' } } },
  ])
})

test('does not ask again after the permission was denied', async () => {
  const getUserMedia = vi.fn(() => refused('NotAllowedError'))
  await expect(openCamera({ getUserMedia })).rejects.toMatchObject({ name: 'NotAllowedError' })
  expect(getUserMedia).toHaveBeenCalledTimes(1)
})

test('throws NotFoundError without a camera and CameraUnsupported without the API', async () => {
  const getUserMedia = () => refused('NotFoundError')
  await expect(openCamera({ getUserMedia })).rejects.toMatchObject({ name: 'NotFoundError' })
  await expect(openCamera(undefined)).rejects.toMatchObject({ name: 'CameraUnsupported' })
})

test('times out after 10 seconds and stops a stream that arrives later [scan-15]', async () => {
  let resolve: (stream: MediaStream) => void = () => undefined
  const late = new Promise<MediaStream>((resolveLate) => {
    resolve = resolveLate
  })
  const opened = openCamera({ getUserMedia: () => late })
  const failed = vi.fn()
  opened.catch(failed)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'CameraTimeout' }))
  resolve(stream())
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).toHaveBeenCalledOnce()
})
