import { useEffect, useRef, useState } from 'react'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { createRepeatGuard } from '#web/scanning/repeat-guard.ts'
import { useCamera } from '#web/scanning/use-camera.ts'
import { useVideoCodes } from '#web/scanning/use-video-codes.ts'

/** Document 2, section 4: the camera restarts after a scan that failed in processing. */
export const RESTART_MS = 2000
const NO_READER =
  'The QR reader could not be loaded. Please check your internet connection and try again.'

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
  const [repeats] = useState(createRepeatGuard)
  const [resting, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Counts what people do, so that a restart that was meant before does not undo it.
  const turn = useRef(0)

  useVideoCodes(video, camera.stream, reader, {
    onCode: (text) => void process(text),
    onBroken: () => camera.fail(NO_READER),
  })

  async function process(text: string) {
    if (busy || !repeats.isNew(text, performance.now())) return
    camera.stop()
    setResting(true)
    const mine = turn.current
    const succeeded = await onCode(text)
    if (mine !== turn.current) return
    if (succeeded) setResting(false)
    else timer.current = setTimeout(restart, RESTART_MS)
  }

  function endRest() {
    turn.current += 1
    clearTimeout(timer.current)
    setResting(false)
  }

  /** What is still in view has been judged already and is not sent again. */
  function restart() {
    endRest()
    repeats.stillThere(performance.now())
    void camera.start()
  }

  useEffect(
    () => () => {
      turn.current += 1
      clearTimeout(timer.current)
    },
    [],
  )

  return {
    camera,
    video,
    resting,
    restart,
    stop: () => {
      endRest()
      camera.stop()
    },
    /** Whichever code comes next is sent, also the one that was seen last. */
    tryAgain: () => {
      repeats.forget()
      if (!resting) return
      endRest()
      void camera.start()
    },
  }
}
