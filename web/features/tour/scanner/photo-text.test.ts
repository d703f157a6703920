import { expect, test, vi } from 'vitest'
import { photoText } from '#web/features/tour/scanner/photo-text.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { ReaderNotLoaded } from '#web/scanning/reader-problem.ts'

const PHOTO = { data: new Uint8ClampedArray(4), width: 1, height: 1 }
const photo = Promise.resolve(PHOTO)

test('reads a photo with `tryHarder` and a timeout of 10 seconds [scan-8]', async () => {
  const read = vi.fn<QrReader['read']>().mockResolvedValue('found')
  expect(await photoText(photo, { read })).toEqual({ text: 'found' })
  expect(read.mock.calls).toEqual([[PHOTO, { tryHarder: true, timeoutMs: 10_000 }]])
})

test('returns a problem for a photo without a QR code [scan-9]', async () => {
  const read = () => Promise.resolve(undefined)
  expect(await photoText(photo, { read })).toEqual({
    problem:
      'No QR code found in the image. Please make sure the QR code is clearly visible and try again.',
  })
})

test('returns a problem when reading the photo or the file fails [scan-10]', async () => {
  const problem =
    'Failed to read QR code from image. Please try taking a clearer photo or use manual entry.'
  const read = vi.fn<QrReader['read']>().mockRejectedValue(new Error('too slow'))
  expect(await photoText(photo, { read })).toEqual({ problem })
  const broken = Promise.reject(new Error('no picture'))
  expect(await photoText(broken, { read })).toEqual({ problem })
  expect(read).toHaveBeenCalledOnce()
})

test('returns another problem when the reader could not be loaded', async () => {
  const read = () => Promise.reject(new ReaderNotLoaded(''))
  expect(await photoText(photo, { read })).toEqual({
    problem: "Couldn't load the QR reader. Check your internet connection and try again.",
  })
})
