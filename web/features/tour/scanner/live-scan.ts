import { createRepeatFilter } from '#web/scanning/repeat-filter.ts'
import type { Camera } from '#web/scanning/use-camera.ts'

/** The camera restarts this long after a failed scan (specification document 2, section 4). */
const RESTART_MS = 2000

/**
 * Handles the codes that the live camera reads. Stops the camera while it sends a code, and restarts it after a failure.
 * Calls `setPaused` when such a pause starts and ends.
 */
export function createLiveScan(
  camera: Pick<Camera, 'start' | 'stop'>,
  setPaused: (paused: boolean) => void,
) {
  const repeatFilter = createRepeatFilter()
  let paused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // Counts the user's actions, so that the result of an earlier scan doesn't restart the camera.
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

  /** Starts the camera. The last code is not sent again while it stays in view. */
  async function restart() {
    endPause()
    // Counted from the first frame, because some cameras take longer than REPEAT_MS to start.
    if (await camera.start()) repeatFilter.markSeen(performance.now())
  }

  return {
    /** Sends a new code, and ignores repeats. `send` returns whether the scan succeeded. */
    async handleCode(text: string, send: (text: string) => Promise<boolean>) {
      if (!repeatFilter.isNew(text, performance.now())) return
      camera.stop()
      pause(true)
      const startGeneration = generation
      const succeeded = await send(text)
      if (startGeneration !== generation) return
      if (succeeded) pause(false)
      else timer = setTimeout(restart, RESTART_MS)
    },
    restart,
    stop() {
      endPause()
      camera.stop()
    },
    /** Lets the next code be sent even if it repeats the last one. Restarts a paused camera at once. */
    tryAgain() {
      repeatFilter.reset()
      if (!paused) return
      endPause()
      void camera.start()
    },
    /** Cancels a pending restart. Called when the screen unmounts. */
    dispose() {
      generation += 1
      clearTimeout(timer)
    },
  }
}
