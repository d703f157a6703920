import { useEffect, useRef, useState } from 'react'
import { createLiveScan } from '#web/features/tour/scanner/live-scan.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { liveScanProblem } from '#web/scanning/reader-problem.ts'
import { useCamera } from '#web/scanning/use-camera.ts'
import { useVideoCodes } from '#web/scanning/use-video-codes.ts'

/**
 * The live camera. Pauses while a code is processed, and restarts if `onCode` returns false. Ignores codes while `busy`.
 */
export function useLiveScan(
  reader: QrReader,
  { busy, onCode }: { busy: boolean; onCode: (text: string) => Promise<boolean> },
) {
  const camera = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const [paused, setPaused] = useState(false)
  // Created once: the camera's start and stop never change.
  const [liveScan] = useState(() => createLiveScan(camera, setPaused))

  useVideoCodes(video, camera.stream, reader, {
    onCode: (text) => {
      if (!busy) void liveScan.handleCode(text, onCode)
    },
    onFailure: (error) => camera.fail(liveScanProblem(error)),
  })
  useEffect(() => () => liveScan.dispose(), [liveScan])

  const { restart, stop, tryAgain } = liveScan
  return { camera, video, paused, restart, stop, tryAgain }
}
