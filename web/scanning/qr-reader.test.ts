import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Picture } from './picture.ts'
import type { ReadRequest, WorkerNews } from './qr-messages.ts'
import { createQrReader, type QrReader } from './qr-reader.ts'
import { ReaderNotLoaded, UnreadablePicture } from './reader-problem.ts'

const HOW = { hard: false, timeoutMs: 10_000 }
const picture = (): Picture => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 })

/** A worker in this thread that a test speaks for. */
class TestWorker extends EventTarget {
  asked: ReadRequest[] = []
  ended = false
  postMessage(request: ReadRequest) {
    this.asked.push(request)
  }
  terminate() {
    this.ended = true
  }
  say(news: WorkerNews) {
    this.dispatchEvent(new MessageEvent('message', { data: news }))
  }
}

let workers: TestWorker[]
let reader: QrReader

beforeEach(() => {
  vi.useFakeTimers()
  workers = []
  reader = createQrReader(() => {
    const worker = new TestWorker()
    workers.push(worker)
    return worker
  })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a reader', () => {
  test('starts its worker with the first picture and keeps it', async () => {
    expect(workers).toHaveLength(0)
    const first = reader.read(picture(), HOW)
    workers[0]?.say({ kind: 'ready' })
    workers[0]?.say({ kind: 'read', text: 'a' })
    expect(await first).toBe('a')
    const second = reader.read(picture(), { ...HOW, hard: true })
    workers[0]?.say({ kind: 'read' })
    expect(await second).toBeUndefined()
    expect(workers).toHaveLength(1)
    expect(workers[0]?.asked.map(({ hard }) => hard)).toEqual([false, true])
  })

  test('reads one picture after another', async () => {
    const [a, b] = [reader.read(picture(), HOW), reader.read(picture(), HOW)]
    workers[0]?.say({ kind: 'ready' })
    expect(workers[0]?.asked).toHaveLength(1)
    workers[0]?.say({ kind: 'read', text: 'a' })
    workers[0]?.say({ kind: 'read', text: 'b' })
    expect(await Promise.all([a, b])).toEqual(['a', 'b'])
  })

  test('ends a worker that is stuck, and the next picture has a new one', async () => {
    const stuck = expect(reader.read(picture(), HOW)).rejects.toBeInstanceOf(UnreadablePicture)
    workers[0]?.say({ kind: 'ready' })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(workers[0]?.ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await stuck
    expect(workers[0]?.ended).toBe(true)
    const next = reader.read(picture(), HOW)
    workers[1]?.say({ kind: 'ready' })
    workers[1]?.say({ kind: 'read', text: 'a' })
    expect(await next).toBe('a')
  })

  test('reads the frame that waited behind a photo that took too long', async () => {
    const photo = expect(
      reader.read(picture(), { hard: true, timeoutMs: 10_000 }),
    ).rejects.toBeInstanceOf(UnreadablePicture)
    const frame = reader.read(picture(), HOW)
    workers[0]?.say({ kind: 'ready' })
    await vi.advanceTimersByTimeAsync(10_000)
    await photo
    workers[1]?.say({ kind: 'ready' })
    workers[1]?.say({ kind: 'read', text: 'seen' })
    expect(await frame).toBe('seen')
  })

  test('says when a picture could not be read, and goes on with the next', async () => {
    const bad = expect(reader.read(picture(), HOW)).rejects.toBeInstanceOf(UnreadablePicture)
    const good = reader.read(picture(), HOW)
    workers[0]?.say({ kind: 'ready' })
    workers[0]?.say({ kind: 'failed' })
    await bad
    workers[0]?.say({ kind: 'read', text: 'too late' })
    workers[1]?.say({ kind: 'ready' })
    workers[1]?.say({ kind: 'read', text: 'good' })
    expect(await good).toBe('good')
  })

  test('leaves nobody waiting when it is closed', async () => {
    const read = reader.read(picture(), HOW)
    reader.close()
    await expect(read).rejects.toBeInstanceOf(UnreadablePicture)
    expect(workers[0]?.ended).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("a reader's code", () => {
  test('may take 19 seconds to come, and only then a photo has its 10', async () => {
    const read = reader.read(picture(), { hard: true, timeoutMs: 10_000 })
    await vi.advanceTimersByTimeAsync(19_000)
    workers[0]?.say({ kind: 'ready' })
    await vi.advanceTimersByTimeAsync(9_000)
    workers[0]?.say({ kind: 'read', text: 'a' })
    expect(await read).toBe('a')
  })

  test.each<[string, (worker: TestWorker | undefined) => unknown]>([
    ['its file does not come', (worker) => worker?.dispatchEvent(new Event('error'))],
    ['its wasm does not come', (worker) => worker?.say({ kind: 'not-loaded' })],
    ['nothing came for 20 seconds', () => vi.advanceTimersByTimeAsync(20_000)],
  ])('could not be loaded when %s: everybody who waits is told', async (_when, happens) => {
    const told = [reader.read(picture(), HOW), reader.read(picture(), HOW)].map((read) =>
      expect(read).rejects.toBeInstanceOf(ReaderNotLoaded),
    )
    await happens(workers[0])
    await Promise.all(told)
    expect(workers).toHaveLength(1)
    expect(workers[0]?.ended).toBe(true)
  })
})
