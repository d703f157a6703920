import type { Picture } from '#web/scanning/picture.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { ReaderNotLoaded } from '#web/scanning/reader-problem.ts'
import { restAfter } from '#web/scanning/scan-pace.ts'

const FRAME_TIMEOUT_MS = 10_000

export type Seen = {
  onCode: (text: string) => void
  /** The reader is not there, or fails again and again. */
  onBroken: (error: unknown) => void
}

/**
 * Reads a camera's frames until it is told to stop. One frame that can't be read is left out; `frame`
 * answers undefined while there is none.
 */
export function readFrames(
  frame: () => Picture | undefined,
  reader: Pick<QrReader, 'read'>,
  seen: Seen,
): () => void {
  let looking = true
  let failures = 0

  async function look() {
    while (looking) {
      const lookedAt = performance.now()
      try {
        const picture = frame()
        const text =
          picture && (await reader.read(picture, { hard: false, timeoutMs: FRAME_TIMEOUT_MS }))
        failures = 0
        if (looking && text) seen.onCode(text)
      } catch (error) {
        failures += 1
        if (failures > 1 || error instanceof ReaderNotLoaded) {
          if (looking) seen.onBroken(error)
          return
        }
      }
      await pause(restAfter(performance.now() - lookedAt))
    }
  }

  void look()
  return () => {
    looking = false
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
