import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readableContext, readPixels } from '#web/scanning/photo-pixels.ts'
import type { Picture } from '#web/scanning/picture.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { type FrameHandlers, readFrames } from '#web/scanning/read-frames.ts'
import { fittedSize } from '#web/ui/photo/images.ts'

const FRAME_MAX_SIDE = 1280

/** Plays a camera's stream in `video` and reads the QR codes that come into view. */
export function useVideoCodes(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream | undefined,
  reader: QrReader,
  handlers: FrameHandlers,
): void {
  const onCode = useEffectEvent((text: string) => handlers.onCode(text))
  const onFailure = useEffectEvent((error: unknown) => handlers.onFailure(error))

  useEffect(() => {
    const element = video.current
    if (!stream || !element) return
    const canvas = document.createElement('canvas')
    element.srcObject = stream
    // A browser that blocks autoplay shows the first frame until the user taps it.
    element.play().catch(() => undefined)
    const stop = readFrames(() => captureFrame(element, canvas), reader, {
      onCode: (text) => onCode(text),
      onFailure: (error) => onFailure(error),
    })
    return () => {
      stop()
      element.srcObject = null
    }
  }, [video, stream, reader])
}

/** Returns the pixels of the current frame; undefined before the first one. */
function captureFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): Picture | undefined {
  if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return undefined
  const size = { width: video.videoWidth, height: video.videoHeight }
  const { width, height } = fittedSize(size, FRAME_MAX_SIDE)
  const context = readableContext(canvas, width, height)
  context.drawImage(video, 0, 0, width, height)
  return readPixels(context)
}
