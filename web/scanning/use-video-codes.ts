import { type RefObject, useEffect, useEffectEvent } from 'react'
import { penOn, pixelsOf } from '#web/scanning/photo-pixels.ts'
import type { Picture } from '#web/scanning/picture.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { restAfter } from '#web/scanning/scan-pace.ts'
import { fittedSize } from '#web/ui/fitted-size.ts'

const FRAME_MAX_SIDE = 1280
/** The first frame also waits for the reader's code. */
const FRAME_TIMEOUT_MS = 20_000

type Seen = {
  onCode: (text: string) => void
  /** The reader itself does not work, as without a connection to fetch it. */
  onBroken: () => void
}

/** Shows a camera's picture in `video` and reads the codes that come into view. */
export function useVideoCodes(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
  reader: QrReader,
  seen: Seen,
): void {
  const tell = useEffectEvent((text: string) => seen.onCode(text))
  const tellBroken = useEffectEvent(() => seen.onBroken())

  useEffect(() => {
    const shown = video.current
    if (!stream || !shown) return
    const canvas = document.createElement('canvas')
    let looking = true

    async function look(frames: HTMLVideoElement) {
      while (looking) {
        const lookedAt = performance.now()
        const picture = frameOf(frames, canvas)
        try {
          const text =
            picture && (await reader.read(picture, { hard: false, timeoutMs: FRAME_TIMEOUT_MS }))
          if (looking && text) tell(text)
        } catch {
          if (looking) tellBroken()
          return
        }
        await pause(restAfter(performance.now() - lookedAt))
      }
    }

    shown.srcObject = stream
    // Where the browser waits for a press, the picture stands still, and the person presses.
    shown.play().catch(() => undefined)
    void look(shown)
    return () => {
      looking = false
      shown.srcObject = null
    }
  }, [video, stream, reader])
}

/** The pixels that the video shows now; undefined until it shows any. */
function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Picture | undefined {
  if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return undefined
  const size = { width: video.videoWidth, height: video.videoHeight }
  const { width, height } = fittedSize(size, FRAME_MAX_SIDE)
  const pen = penOn(canvas, width, height)
  pen.drawImage(video, 0, 0, width, height)
  return pixelsOf(pen)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
