import type { Picture } from '#web/scanning/picture.ts'
import type { ReadRequest, WorkerNews } from '#web/scanning/qr-messages.ts'
import { ReaderNotLoaded, UnreadablePicture } from '#web/scanning/reader-problem.ts'

/** How long a worker may take until its code is there: 321 KB that come once. */
const LOADING_MS = 20_000

/** The part of a Worker that is used. */
type QrWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export type QrReader = {
  /**
   * The text of the QR code on a picture, undefined when there is none. `hard` tries longer, for
   * photos. Throws ReaderNotLoaded, or UnreadablePicture: also `timeoutMs` after it was this picture's
   * turn. The picture's bytes are handed over.
   */
  read(picture: Picture, how: { hard: boolean; timeoutMs: number }): Promise<string | undefined>
  close(): void
}

type Waiting = {
  request: ReadRequest
  timeoutMs: number
  resolve: (text: string | undefined) => void
  reject: (error: Error) => void
}

/**
 * A reader whose worker starts with the first picture, and anew after one that failed or got stuck.
 * Pictures are read one after another, so that such a one takes no other with it.
 */
export function createQrReader(startWorker: () => QrWorker): QrReader {
  /** The first is with the worker as soon as that is ready; the others keep their bytes. */
  const queue: Waiting[] = []
  let worker: QrWorker | undefined
  let ready = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function start(): void {
    const started = startWorker()
    worker = started
    timer = setTimeout(notLoaded, LOADING_MS)
    // What an ended worker still says is for nobody.
    started.addEventListener('message', (event) => {
      if (worker === started && 'data' in event) hear(event.data)
    })
    started.addEventListener('error', (event) => {
      event.preventDefault()
      if (worker !== started) return
      if (ready) unreadable()
      else notLoaded()
    })
  }

  function hear(news: WorkerNews): void {
    if (news.kind === 'not-loaded') notLoaded()
    else if (news.kind === 'failed') unreadable()
    else {
      clearTimeout(timer)
      if (news.kind === 'read') queue.shift()?.resolve(news.text)
      else ready = true
      next()
    }
  }

  function next(): void {
    const [first] = queue
    if (!first || !worker) return
    timer = setTimeout(unreadable, first.timeoutMs)
    worker.postMessage(first.request, [first.request.picture.data.buffer])
  }

  function unreadable(): void {
    end()
    queue.shift()?.reject(new UnreadablePicture('The picture could not be read'))
    if (queue.length > 0) start()
  }

  /** Whoever waits, waits for the same code. */
  function notLoaded(): void {
    end()
    for (const { reject } of queue.splice(0)) reject(new ReaderNotLoaded('No code came'))
  }

  function end(): void {
    clearTimeout(timer)
    worker?.terminate()
    worker = undefined
    ready = false
  }

  return {
    read(picture, { hard, timeoutMs }) {
      return new Promise((resolve, reject) => {
        if (!worker) start()
        queue.push({ request: { picture, hard }, timeoutMs, resolve, reject })
        if (ready && queue.length === 1) next()
      })
    },
    close() {
      end()
      for (const { reject } of queue.splice(0)) reject(new UnreadablePicture('Nobody waits for it'))
    },
  }
}

/** The browser's own worker. Its code and the wasm are fetched only now. */
export function startQrWorker(): Worker {
  return new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module', name: 'qr' })
}
