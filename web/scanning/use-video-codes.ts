import { type RefObject, useEffect, useEffectEvent } from 'react'
import { penOn, pixelsOf } from '#web/scanning/photo-pixels.ts'
import type { Picture } from '#web/scanning/picture.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { readFrames, type Seen } from '#web/scanning/read-frames.ts'
import { fittedSize } from '#web/ui/fitted-size.ts'

const FRAME_MAX_SIDE = 1280

/** Shows a camera's picture in `video` and reads the codes that come into view. */
export function useVideoCodes(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
  reader: QrReader,
  seen: Seen,
): void {
  const onCode = useEffectEvent((text: string) => seen.onCode(text))
  const onBroken = useEffectEvent((error: unknown) => seen.onBroken(error))

  useEffect(() => {
    const shown = video.current
    if (!stream || !shown) return
    const canvas = document.createElement('canvas')
    shown.srcObject = stream
    // Where the browser waits for a press, the picture stands still, and the person presses.
    shown.play().catch(() => undefined)
    const stop = readFrames(() => frameOf(shown, canvas), reader, {
      onCode: (text) => onCode(text),
      onBroken: (error) => onBroken(error),
    })
    return () => {
      stop()
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
