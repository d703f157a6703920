import type { Picture } from '#web/scanning/picture.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { ReaderNotLoaded } from '#web/scanning/reader-problem.ts'

const FRAME_TIMEOUT_MS = 10_000
/** At most 25 scans per second (specification document 2, section 9). */
const SCAN_INTERVAL_MS = 1000 / 25

export type FrameHandlers = {
  onCode: (text: string) => void
  /** Called when reading stops, because the reader could not be loaded or failed twice in a row. */
  onFailure: (error: unknown) => void
}

/**
 * Reads the frames of a camera until the returned function is called. Skips a single frame that can't be read.
 * `frame` returns undefined while the camera has no picture.
 */
export function readFrames(
  frame: () => Picture | undefined,
  reader: Pick<QrReader, 'read'>,
  { onCode, onFailure }: FrameHandlers,
): () => void {
  let running = true
  let failures = 0

  async function run() {
    while (running) {
      const startedAt = performance.now()
      try {
        const picture = frame()
        const text =
          picture && (await reader.read(picture, { tryHarder: false, timeoutMs: FRAME_TIMEOUT_MS }))
        failures = 0
        if (running && text) onCode(text)
      } catch (error) {
        failures += 1
        if (failures > 1 || error instanceof ReaderNotLoaded) {
          if (running) onFailure(error)
          return
        }
      }
      await pause(pauseAfterScan(performance.now() - startedAt))
    }
  }

  void run()
  return () => {
    running = false
  }
}

/** Returns how long to wait after a scan that took `took`; both in milliseconds. */
export function pauseAfterScan(took: number): number {
  return Math.max(0, SCAN_INTERVAL_MS - took)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
