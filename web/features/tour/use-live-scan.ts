import { useEffect, useRef, useState } from 'react'
import { createLiveScan } from '#web/features/tour/live-scan.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { liveProblem } from '#web/scanning/reader-problem.ts'
import { useCamera } from '#web/scanning/use-camera.ts'
import { useVideoCodes } from '#web/scanning/use-video-codes.ts'

/**
 * The live camera. It rests while a code is processed; `onCode` answers whether that succeeded, and
 * where it did not, the camera starts again by itself. While `busy` codes are let pass.
 */
export function useLiveScan(
  reader: QrReader,
  { busy, onCode }: { busy: boolean; onCode: (text: string) => Promise<boolean> },
) {
  const camera = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const [resting, setResting] = useState(false)
  // The camera's start and stop stay the same, whatever its state.
  const [live] = useState(() => createLiveScan(camera, setResting))

  useVideoCodes(video, camera.stream, reader, {
    onCode: (text) => {
      if (!busy) void live.see(text, onCode)
    },
    onBroken: (error) => camera.fail(liveProblem(error)),
  })
  useEffect(() => () => live.leave(), [live])

  const { restart, stop, tryAgain } = live
  return { camera, video, resting, restart, stop, tryAgain }
}
