import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { captureFrame, type FrameHandlers, readFrames } from '#web/scanning/read-frames.ts'

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
