import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Picture } from './picture.ts'
import type { ReadAnswer, ReadRequest } from './qr-messages.ts'
import { createQrReader, UnreadablePicture } from './qr-reader.ts'

const HOW = { hard: false, timeoutMs: 10_000 }
const picture = (): Picture => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 })

/** A worker in this thread that a test answers for. */
class TestWorker extends EventTarget {
  asked: ReadRequest[] = []
  ended = false
  postMessage(request: ReadRequest) {
    this.asked.push(request)
  }
  terminate() {
    this.ended = true
  }
  answer(answer: Omit<ReadAnswer, 'id'>, which = this.asked.length - 1) {
    const id = this.asked[which]?.id ?? 0
    this.dispatchEvent(new MessageEvent('message', { data: { id, ...answer } }))
  }
}

let workers: TestWorker[]
const start = () => {
  const worker = new TestWorker()
  workers.push(worker)
  return worker
}

beforeEach(() => {
  workers = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a reader', () => {
  test('starts its worker with the first picture and keeps it', async () => {
    const reader = createQrReader(start)
    expect(workers).toHaveLength(0)
    const first = reader.read(picture(), HOW)
    workers[0]?.answer({ text: 'a' })
    expect(await first).toBe('a')
    const second = reader.read(picture(), { ...HOW, hard: true })
    workers[0]?.answer({})
    expect(await second).toBeUndefined()
    expect(workers).toHaveLength(1)
    expect(workers[0]?.asked.map(({ hard }) => hard)).toEqual([false, true])
  })

  test('gives each answer to the one who asked', async () => {
    const reader = createQrReader(start)
    const [a, b] = [reader.read(picture(), HOW), reader.read(picture(), HOW)]
    workers[0]?.answer({ text: 'b' }, 1)
    workers[0]?.answer({ text: 'a' }, 0)
    expect(await Promise.all([a, b])).toEqual(['a', 'b'])
  })

  test('says when a picture could not be read', async () => {
    const reader = createQrReader(start)
    const read = reader.read(picture(), HOW)
    workers[0]?.answer({ failed: true })
    await expect(read).rejects.toBeInstanceOf(UnreadablePicture)
  })

  test('ends a worker that is stuck, and the next picture has a new one', async () => {
    const reader = createQrReader(start)
    const stuck = reader.read(picture(), HOW)
    const outcome = expect(stuck).rejects.toBeInstanceOf(UnreadablePicture)
    await vi.advanceTimersByTimeAsync(10_000)
    await outcome
    expect(workers[0]?.ended).toBe(true)
    const next = reader.read(picture(), HOW)
    workers[1]?.answer({ text: 'a' })
    expect(await next).toBe('a')
  })

  test('says when its worker could not be loaded', async () => {
    const reader = createQrReader(start)
    const read = reader.read(picture(), HOW)
    workers[0]?.dispatchEvent(new Event('error', { cancelable: true }))
    await expect(read).rejects.toBeInstanceOf(UnreadablePicture)
  })

  test('leaves nobody waiting when it is closed', async () => {
    const reader = createQrReader(start)
    const read = reader.read(picture(), HOW)
    reader.close()
    await expect(read).rejects.toBeInstanceOf(UnreadablePicture)
    expect(workers[0]?.ended).toBe(true)
  })
})
