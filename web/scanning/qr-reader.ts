import type { Picture } from '#web/scanning/picture.ts'
import { ReaderNotLoaded, UnreadablePicture } from '#web/scanning/reader-problem.ts'

/** The page's message to the worker: a picture to read. `tryHarder` also tries enhanced variants. */
export type ReadRequest = { picture: Picture; tryHarder: boolean }

/** The worker's messages to the page: first `ready` or `not-loaded`, then one for each picture. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'not-loaded' }
  | { kind: 'failed' }
  | { kind: 'read'; text?: string | undefined }

/** How long the worker may load its code of 321 KB. */
const LOAD_TIMEOUT_MS = 20_000

/** The methods of Worker that the reader uses. */
type QrWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export type ReadOptions = {
  /** Also tries enhanced variants, which takes longer. */
  tryHarder: boolean
  /** Starts when the worker starts to read the picture. */
  timeoutMs: number
}

export type QrReader = {
  /**
   * Returns the text of the QR code in a picture; undefined if there is none. Transfers the picture's bytes to the
   * worker. Throws ReaderNotLoaded, or UnreadablePicture if reading fails or times out.
   */
  read(picture: Picture, options: ReadOptions): Promise<string | undefined>
  close(): void
}

type PendingRead = {
  request: ReadRequest
  timeoutMs: number
  resolve: (text: string | undefined) => void
  reject: (error: Error) => void
}

/**
 * Creates a reader. It starts its worker with the first picture, and another one after a failure or timeout. Reads
 * one picture at a time, so that a failure affects only that picture.
 */
export function createQrReader(startWorker: () => QrWorker): QrReader {
  /** The worker reads the first one; the others wait. */
  const queue: PendingRead[] = []
  let worker: QrWorker | undefined
  let ready = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    const started = startWorker()
    worker = started
    timer = setTimeout(rejectAll, LOAD_TIMEOUT_MS)
    // Ignore late events of a worker that was terminated.
    started.addEventListener('message', (event) => {
      if (worker === started && 'data' in event) handleMessage(event.data)
    })
    started.addEventListener('error', (event) => {
      event.preventDefault()
      if (worker !== started) return
      if (ready) rejectFirst()
      else rejectAll()
    })
  }

  function handleMessage(message: WorkerMessage): void {
    if (message.kind === 'not-loaded') rejectAll()
    else if (message.kind === 'failed') rejectFirst()
    else {
      clearTimeout(timer)
      if (message.kind === 'read') queue.shift()?.resolve(message.text)
      else ready = true
      sendFirst()
    }
  }

  function sendFirst(): void {
    const [first] = queue
    if (!first || !worker) return
    timer = setTimeout(rejectFirst, first.timeoutMs)
    worker.postMessage(first.request, [first.request.picture.data.buffer])
  }

  function rejectFirst(): void {
    terminate()
    queue.shift()?.reject(new UnreadablePicture("Couldn't read the picture"))
    if (queue.length > 0) start()
  }

  function rejectAll(): void {
    terminate()
    for (const { reject } of queue.splice(0)) {
      reject(new ReaderNotLoaded("Couldn't load the QR reader"))
    }
  }

  function terminate(): void {
    clearTimeout(timer)
    worker?.terminate()
    worker = undefined
    ready = false
  }

  return {
    read(picture, { tryHarder, timeoutMs }) {
      return new Promise((resolve, reject) => {
        if (!worker) start()
        queue.push({ request: { picture, tryHarder }, timeoutMs, resolve, reject })
        if (ready && queue.length === 1) sendFirst()
      })
    },
    close() {
      terminate()
      for (const { reject } of queue.splice(0)) {
        reject(new UnreadablePicture('The QR reader was closed'))
      }
    },
  }
}

/** Starts a worker, which loads its code and the wasm. */
export function startQrWorker(): Worker {
  return new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module', name: 'qr' })
}
