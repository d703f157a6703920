import { createRepeatFilter } from '#web/scanning/repeat-filter.ts'
import type { Camera } from '#web/scanning/use-camera.ts'

/** The camera restarts this long after a failed scan (document 2, section 4). */
const RESTART_MS = 2000

/**
 * Handles the codes that the live camera sees. Stops the camera while a code is sent, and restarts it
 * after a failure. Calls `setPaused` when such a pause starts and ends.
 */
export function createLiveScan(
  camera: Pick<Camera, 'start' | 'stop'>,
  setPaused: (paused: boolean) => void,
) {
  const repeats = createRepeatFilter()
  let paused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // Counts the user's actions, so that an earlier scan's result does not restart the camera.
  let generation = 0

  function pause(next: boolean) {
    paused = next
    setPaused(next)
  }

  function endPause() {
    generation += 1
    clearTimeout(timer)
    pause(false)
  }

  /** Starts the camera. Does not send the last code again while it stays in view. */
  async function restart() {
    endPause()
    // From the first frame on, because some cameras take longer to start than REPEAT_MS.
    if (await camera.start()) repeats.markSeen(performance.now())
  }

  return {
    /** Sends a new code and ignores repeats. `send` resolves to whether the scan succeeded. */
    async handleCode(text: string, send: (text: string) => Promise<boolean>) {
      if (!repeats.isNew(text, performance.now())) return
      camera.stop()
      pause(true)
      const startedAs = generation
      const succeeded = await send(text)
      if (startedAs !== generation) return
      if (succeeded) pause(false)
      else timer = setTimeout(restart, RESTART_MS)
    },
    restart,
    stop() {
      endPause()
      camera.stop()
    },
    /** Sends the next code even if it repeats the last one. Restarts a paused camera immediately. */
    tryAgain() {
      repeats.reset()
      if (!paused) return
      endPause()
      void camera.start()
    },
    /** Cancels a pending restart when the screen unmounts. */
    dispose() {
      generation += 1
      clearTimeout(timer)
    },
  }
}
