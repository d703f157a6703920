import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ScanToSend } from '#web/api/tour/tour-scan.ts'
import { refusal } from '#web/demo/answer.ts'
import {
  createPassScan,
  NO_SCAN,
  type PassScanState,
} from '#web/features/tour/scanner/pass-scan.ts'
import type { PhotoText } from '#web/features/tour/scanner/photo-text.ts'
import { VISITOR } from '#web/testing/visitor.ts'

const COMPLETED = { success: true, message: 'The tour is completed.', data: VISITOR } as const
const pass = (id: string) => JSON.stringify({ type: 'VISITOR_PASS', id })
const NO_CODE: PhotoText = { problem: 'No QR code found in the image.' }

/** A promise that the test resolves. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((resolvePromise) => {
    resolve = resolvePromise
  })
  return { promise, resolve: (value: T) => resolve(value) }
}

let state: PassScanState
const post = vi.fn<(scan: ScanToSend) => Promise<typeof COMPLETED>>()
const unconfirmedScan = (qrData: string) => ({ qrData, confirmOtherDay: false })
let scan: ReturnType<typeof createPassScan>

beforeEach(() => {
  vi.resetAllMocks()
  post.mockResolvedValue(COMPLETED)
  state = NO_SCAN
  scan = createPassScan(post, (changed) => {
    state = changed
  })
})

test('sends a valid pass and rejects other QR codes', async () => {
  expect(await scan.send('hello')).toBe(false)
  expect(state.outcome).toMatchObject({
    kind: 'failed',
    message: 'Invalid QR code format. Please check the data.',
  })
  expect(await scan.send(pass('a'))).toBe(true)
  expect(post.mock.calls).toEqual([[unconfirmedScan(pass('a'))]])
  expect(state).toMatchObject({
    outcome: { kind: 'completed', visitor: VISITOR },
    sending: false,
  })
})

test('sends one scan at a time, and distinguishes repeated failures', async () => {
  post.mockRejectedValue(new Error('lost'))
  const both = [scan.send(pass('a')), scan.send(pass('b'))]
  expect(state.sending).toBe(true)
  expect(await Promise.all(both)).toEqual([false, false])
  expect(post).toHaveBeenCalledOnce()
  const first = state.outcome
  await scan.send(pass('a'))
  expect(state.outcome).toMatchObject({ message: "Couldn't send the scan. Please try again." })
  expect(state.outcome).not.toEqual(first)
})

test("sends a photo's code, or shows the photo's problem", async () => {
  expect(await scan.sendPhoto(Promise.resolve(NO_CODE))).toBe(false)
  expect(state.outcome).toMatchObject({ kind: 'failed', message: NO_CODE.problem })
  expect(await scan.sendPhoto(Promise.resolve({ text: pass('a') }))).toBe(true)
  expect(state).toMatchObject({ outcome: { kind: 'completed' }, photoIgnored: false })
})

test.each<[string, PhotoText, boolean]>([
  ['without a code', NO_CODE, false],
  ['of the same pass', { text: pass('a') }, false],
  ['of another pass', { text: pass('b') }, true],
])('does not send a photo %s that is read after a successful scan', async (_of, text, ignored) => {
  const photo = deferred<PhotoText>()
  const sending = scan.sendPhoto(photo.promise)
  await scan.send(pass('a'))
  photo.resolve(text)
  expect(await sending).toBe(false)
  expect(post.mock.calls).toEqual([[unconfirmedScan(pass('a'))]])
  expect(state).toMatchObject({ outcome: { kind: 'completed' }, photoIgnored: ignored })
})

test("sets photoIgnored when a photo's code is dropped because another scan is being sent", async () => {
  const reply = deferred<typeof COMPLETED>()
  post.mockReturnValueOnce(reply.promise)
  const first = scan.send(pass('a'))
  expect(await scan.sendPhoto(Promise.resolve({ text: pass('b') }))).toBe(false)
  expect(state.photoIgnored).toBe(true)
  reply.resolve(COMPLETED)
  await first
  expect(state).toMatchObject({ outcome: { kind: 'completed' }, photoIgnored: true })
  scan.clear()
  expect(state).toEqual({ ...NO_SCAN, outcome: undefined })
})

describe('a tour of another day [scan-36]', () => {
  const refused = refusal(
    { code: 'tourOnOtherDay', values: { day: '2026-11-21' } },
    { visitor: VISITOR },
  )

  test('is completed only after a confirmation', async () => {
    post.mockRejectedValueOnce(refused)
    // True, so that the camera stays off while the question is open.
    expect(await scan.send(pass('a'))).toBe(true)
    expect(state.outcome).toEqual({ kind: 'confirmOtherDay', qrData: pass('a'), visitor: VISITOR })
    expect(post.mock.calls).toEqual([[unconfirmedScan(pass('a'))]])

    await scan.confirmDay()
    expect(post.mock.lastCall).toEqual([{ qrData: pass('a'), confirmOtherDay: true }])
    expect(state.outcome).toMatchObject({ kind: 'completed', visitor: VISITOR })
  })

  test('is not completed if the question is closed', async () => {
    post.mockRejectedValueOnce(refused)
    await scan.send(pass('a'))
    scan.clear()
    await scan.confirmDay()
    expect(post).toHaveBeenCalledOnce()
    expect(state.outcome).toBeUndefined()
  })
})
