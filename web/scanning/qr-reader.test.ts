import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Picture } from './picture.ts'
import { createQrReader, type QrReader, type ReadRequest, type WorkerMessage } from './qr-reader.ts'
import { ReaderNotLoaded, UnreadablePicture } from './reader-problem.ts'

const OPTIONS = { tryHarder: false, timeoutMs: 10_000 }
const picture = (): Picture => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 })

/** A fake worker. The test sends its messages. */
class TestWorker extends EventTarget {
  requests: ReadRequest[] = []
  terminated = false
  postMessage(request: ReadRequest) {
    this.requests.push(request)
  }
  terminate() {
    this.terminated = true
  }
  send(message: WorkerMessage) {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
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

describe('createQrReader', () => {
  test('starts the worker with the first picture and reuses it', async () => {
    expect(workers).toHaveLength(0)
    const first = reader.read(picture(), OPTIONS)
    workers[0]?.send({ kind: 'ready' })
    workers[0]?.send({ kind: 'read', text: 'a' })
    expect(await first).toBe('a')
    const second = reader.read(picture(), { ...OPTIONS, tryHarder: true })
    workers[0]?.send({ kind: 'read' })
    expect(await second).toBeUndefined()
    expect(workers).toHaveLength(1)
    expect(workers[0]?.requests.map(({ tryHarder }) => tryHarder)).toEqual([false, true])
  })

  test('reads one picture at a time', async () => {
    const [a, b] = [reader.read(picture(), OPTIONS), reader.read(picture(), OPTIONS)]
    workers[0]?.send({ kind: 'ready' })
    expect(workers[0]?.requests).toHaveLength(1)
    workers[0]?.send({ kind: 'read', text: 'a' })
    workers[0]?.send({ kind: 'read', text: 'b' })
    expect(await Promise.all([a, b])).toEqual(['a', 'b'])
  })

  test('terminates a worker after the timeout and starts another for the next picture [scan-16]', async () => {
    const timedOut = expect(reader.read(picture(), OPTIONS)).rejects.toBeInstanceOf(
      UnreadablePicture,
    )
    workers[0]?.send({ kind: 'ready' })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(workers[0]?.terminated).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await timedOut
    expect(workers[0]?.terminated).toBe(true)
    const next = reader.read(picture(), OPTIONS)
    workers[1]?.send({ kind: 'ready' })
    workers[1]?.send({ kind: 'read', text: 'a' })
    expect(await next).toBe('a')
  })

  test('reads a queued frame after a photo has timed out', async () => {
    const photo = expect(
      reader.read(picture(), { tryHarder: true, timeoutMs: 10_000 }),
    ).rejects.toBeInstanceOf(UnreadablePicture)
    const frame = reader.read(picture(), OPTIONS)
    workers[0]?.send({ kind: 'ready' })
    await vi.advanceTimersByTimeAsync(10_000)
    await photo
    workers[1]?.send({ kind: 'ready' })
    workers[1]?.send({ kind: 'read', text: 'seen' })
    expect(await frame).toBe('seen')
  })

  test('rejects a picture when reading fails, and continues with the next', async () => {
    const bad = expect(reader.read(picture(), OPTIONS)).rejects.toBeInstanceOf(UnreadablePicture)
    const good = reader.read(picture(), OPTIONS)
    workers[0]?.send({ kind: 'ready' })
    workers[0]?.send({ kind: 'failed' })
    await bad
    workers[0]?.send({ kind: 'read', text: 'too late' })
    workers[1]?.send({ kind: 'ready' })
    workers[1]?.send({ kind: 'read', text: 'good' })
    expect(await good).toBe('good')
  })

  test('rejects pending reads when it is closed', async () => {
    const read = reader.read(picture(), OPTIONS)
    reader.close()
    await expect(read).rejects.toBeInstanceOf(UnreadablePicture)
    expect(workers[0]?.terminated).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("loading the worker's code", () => {
  test('may take up to 20 seconds, which do not count towards the timeout of a photo', async () => {
    const read = reader.read(picture(), { tryHarder: true, timeoutMs: 10_000 })
    await vi.advanceTimersByTimeAsync(19_000)
    workers[0]?.send({ kind: 'ready' })
    await vi.advanceTimersByTimeAsync(9_000)
    workers[0]?.send({ kind: 'read', text: 'a' })
    expect(await read).toBe('a')
  })

  test.each<[string, (worker: TestWorker | undefined) => unknown]>([
    ['the script fails to load', (worker) => worker?.dispatchEvent(new Event('error'))],
    ['the wasm fails to load', (worker) => worker?.send({ kind: 'not-loaded' })],
    ['nothing is loaded within 20 seconds', () => vi.advanceTimersByTimeAsync(20_000)],
  ])('rejects all pending reads when %s', async (_when, happens) => {
    const rejected = [reader.read(picture(), OPTIONS), reader.read(picture(), OPTIONS)].map(
      (read) => expect(read).rejects.toBeInstanceOf(ReaderNotLoaded),
    )
    await happens(workers[0])
    await Promise.all(rejected)
    expect(workers).toHaveLength(1)
    expect(workers[0]?.terminated).toBe(true)
  })
})
