import { readableContext, readPixels } from '#web/scanning/photo-pixels.ts'
import type { Picture } from '#web/scanning/picture.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { ReaderNotLoaded } from '#web/scanning/reader-problem.ts'
import { fittedSize } from '#web/ui/photo/images.ts'

/** Frames are scaled down to this many pixels on the longer side. */
const FRAME_MAX_SIDE = 1280
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

/** Returns the pixels of the camera's current frame; undefined before the first one. */
export function captureFrame(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
): Picture | undefined {
  if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return undefined
  const size = { width: video.videoWidth, height: video.videoHeight }
  const { width, height } = fittedSize(size, FRAME_MAX_SIDE)
  const context = readableContext(canvas, width, height)
  context.drawImage(video, 0, 0, width, height)
  return readPixels(context)
}

/** Returns how long to wait after a scan that took `took`; both in milliseconds. */
export function pauseAfterScan(took: number): number {
  return Math.max(0, SCAN_INTERVAL_MS - took)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
