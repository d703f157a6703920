import { beforeEach, expect, test, vi } from 'vitest'
import { createPassScan, NO_SCAN, type PassScanState } from '#web/features/tour/pass-scan.ts'
import type { PhotoText } from '#web/features/tour/photo-text.ts'

const VISITOR = {
  fullName: 'Asha Patil',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  tourDate: '2026-03-15',
  tourTime: '9:00 AM - 10:00 AM',
}
const COMPLETED = { success: true, message: 'The tour is completed.', data: VISITOR } as const
const pass = (id: string) => JSON.stringify({ type: 'VISITOR_PASS', id })
const NO_CODE: PhotoText = { problem: 'No QR code found in the image.' }

/** A promise that a test keeps when it wants to. */
function promised<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((keep) => {
    resolve = keep
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

let shown: PassScanState
const post = vi.fn<(qrData: string) => Promise<typeof COMPLETED>>()
let scan: ReturnType<typeof createPassScan>

beforeEach(() => {
  vi.resetAllMocks()
  post.mockResolvedValue(COMPLETED)
  shown = NO_SCAN
  scan = createPassScan(post, (state) => {
    shown = state
  })
})

test('a pass is sent, one that is none is not', async () => {
  expect(await scan.send('hello')).toBe(false)
  expect(shown.outcome).toMatchObject({
    kind: 'failed',
    message: 'Invalid QR code format. Please check the data.',
  })
  expect(await scan.send(pass('a'))).toBe(true)
  expect(post.mock.calls).toEqual([[pass('a')]])
  expect(shown).toMatchObject({
    outcome: { kind: 'completed', message: 'The tour is completed.', visitor: VISITOR },
    sending: false,
  })
})

test('one scan at a time, and the same failure again is another one', async () => {
  post.mockRejectedValue(new Error('lost'))
  const both = [scan.send(pass('a')), scan.send(pass('b'))]
  expect(shown.sending).toBe(true)
  expect(await Promise.all(both)).toEqual([false, false])
  expect(post).toHaveBeenCalledOnce()
  const first = shown.outcome
  await scan.send(pass('a'))
  expect(shown.outcome).toMatchObject({ message: 'The scan could not be sent. Please try again.' })
  expect(shown.outcome).not.toEqual(first)
})

test('a photo has its code sent, or says why there is none', async () => {
  expect(await scan.sendPhoto(Promise.resolve(NO_CODE))).toBe(false)
  expect(shown.outcome).toMatchObject({ kind: 'failed', message: NO_CODE.problem })
  expect(await scan.sendPhoto(Promise.resolve({ text: pass('a') }))).toBe(true)
  expect(shown).toMatchObject({ outcome: { kind: 'completed' }, photoMissed: false })
})

test.each<[string, PhotoText, boolean]>([
  ['without a code', NO_CODE, false],
  ['of the same pass', { text: pass('a') }, false],
  ['of another pass', { text: pass('b') }, true],
])('a photo %s that was still being read leaves a success as it is', async (_of, found, missed) => {
  const photo = promised<PhotoText>()
  const sent = scan.sendPhoto(photo.promise)
  await scan.send(pass('a'))
  photo.resolve(found)
  expect(await sent).toBe(false)
  expect(post.mock.calls).toEqual([[pass('a')]])
  expect(shown).toMatchObject({ outcome: { kind: 'completed' }, photoMissed: missed })
})

test('a code from a photo is not dropped without a word while another scan is being sent', async () => {
  const answer = promised<typeof COMPLETED>()
  post.mockReturnValueOnce(answer.promise)
  const first = scan.send(pass('a'))
  expect(await scan.sendPhoto(Promise.resolve({ text: pass('b') }))).toBe(false)
  expect(shown.photoMissed).toBe(true)
  answer.resolve(COMPLETED)
  await first
  expect(shown).toMatchObject({ outcome: { kind: 'completed' }, photoMissed: true })
  scan.clear()
  expect(shown).toEqual({ ...NO_SCAN, outcome: undefined })
})
