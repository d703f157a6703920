import { expect, test, vi } from 'vitest'
import { photoText } from '#web/features/tour/photo-text.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { ReaderNotLoaded } from '#web/scanning/reader-problem.ts'

const PHOTO = { data: new Uint8ClampedArray(4), width: 1, height: 1 }
const photo = Promise.resolve(PHOTO)

test('a photo is read with the harder tries, for at most 10 seconds', async () => {
  const read = vi.fn<QrReader['read']>().mockResolvedValue('found')
  expect(await photoText(photo, { read })).toEqual({ text: 'found' })
  expect(read.mock.calls).toEqual([[PHOTO, { hard: true, timeoutMs: 10_000 }]])
})

test('a photo without a code says so', async () => {
  const read = () => Promise.resolve(undefined)
  expect(await photoText(photo, { read })).toEqual({
    problem:
      'No QR code found in the image. Please make sure the QR code is clearly visible and try again.',
  })
})

test('a photo that cannot be read, and one that takes too long, say so', async () => {
  const problem =
    'Failed to read QR code from image. Please try taking a clearer photo or use manual entry.'
  const read = vi.fn<QrReader['read']>().mockRejectedValue(new Error('too slow'))
  expect(await photoText(photo, { read })).toEqual({ problem })
  const broken = Promise.reject(new Error('no picture'))
  expect(await photoText(broken, { read })).toEqual({ problem })
  expect(read).toHaveBeenCalledOnce()
})

test('a photo whose reader could not be loaded does not blame the photo', async () => {
  const read = () => Promise.reject(new ReaderNotLoaded(''))
  expect(await photoText(photo, { read })).toEqual({
    problem:
      'The QR reader could not be loaded. Please check your internet connection and try again.',
  })
})
