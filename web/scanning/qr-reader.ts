import type { Picture } from '#web/scanning/picture.ts'
import type { ReadAnswer, ReadRequest } from '#web/scanning/qr-messages.ts'

/** The part of a Worker that is used. */
type QrWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/** Reading failed or took too long; that no code is on the picture is no failure. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture'
}

export type QrReader = {
  /**
   * The text of the QR code on a picture, undefined when there is none. `hard` tries longer, for
   * photos. Throws UnreadablePicture, after `timeoutMs` too. The picture's bytes are handed over.
   */
  read(picture: Picture, how: { hard: boolean; timeoutMs: number }): Promise<string | undefined>
  close(): void
}

/** A reader whose worker starts with the first picture, and anew after one that got stuck. */
export function createQrReader(startWorker: () => QrWorker): QrReader {
  const waiting = new Map<number, (answer: ReadAnswer) => void>()
  let worker: QrWorker | undefined
  let asked = 0

  function running(): QrWorker {
    if (worker) return worker
    const started = startWorker()
    started.addEventListener('message', (event) => {
      if ('data' in event) hear(event.data)
    })
    started.addEventListener('error', (event) => {
      event.preventDefault()
      if (worker === started) giveUp()
    })
    worker = started
    return started
  }

  function hear(answer: ReadAnswer): void {
    waiting.get(answer.id)?.(answer)
  }

  /** Ends the worker with whatever it is busy with. */
  function giveUp(): void {
    worker?.terminate()
    worker = undefined
    for (const [id, settle] of waiting) settle({ id, failed: true })
  }

  return {
    read(picture, { hard, timeoutMs }) {
      const id = ++asked
      return new Promise((resolve, reject) => {
        const timer = setTimeout(giveUp, timeoutMs)
        waiting.set(id, ({ text, failed }) => {
          clearTimeout(timer)
          waiting.delete(id)
          if (failed) reject(new UnreadablePicture('The picture could not be read'))
          else resolve(text)
        })
        const request: ReadRequest = { id, picture, hard }
        running().postMessage(request, [picture.data.buffer])
      })
    },
    close: giveUp,
  }
}

/** The browser's own worker. Its code and the wasm are fetched only now. */
export function startQrWorker(): Worker {
  return new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module', name: 'qr' })
}
