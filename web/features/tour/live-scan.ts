import { createRepeatGuard } from '#web/scanning/repeat-guard.ts'
import type { Camera } from '#web/scanning/use-camera.ts'

/** Document 2, section 4: the camera restarts after a scan that failed in processing. */
const RESTART_MS = 2000

/** What the live camera does with the codes it sees; `setResting` hears when it rests. */
export function createLiveScan(
  camera: Pick<Camera, 'start' | 'stop'>,
  setResting: (resting: boolean) => void,
) {
  const repeats = createRepeatGuard()
  let resting = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // Counts what people do, so that a restart that was meant before does not undo it.
  let turn = 0

  function rest(begins: boolean) {
    resting = begins
    setResting(begins)
  }

  function endRest() {
    turn += 1
    clearTimeout(timer)
    rest(false)
  }

  /** What is still in view has been judged already and is not sent again. */
  async function restart() {
    endRest()
    // Counted from the first picture on: some cameras take longer than a code is remembered.
    if (await camera.start()) repeats.stillThere(performance.now())
  }

  return {
    /** Sends a code that is new; `send` answers whether that succeeded. */
    async see(text: string, send: (text: string) => Promise<boolean>) {
      if (!repeats.isNew(text, performance.now())) return
      camera.stop()
      rest(true)
      const mine = turn
      const succeeded = await send(text)
      if (mine !== turn) return
      if (succeeded) rest(false)
      else timer = setTimeout(restart, RESTART_MS)
    },
    restart,
    stop() {
      endRest()
      camera.stop()
    },
    /** Whichever code comes next is sent, also the one that was seen last. */
    tryAgain() {
      repeats.forget()
      if (!resting) return
      endRest()
      void camera.start()
    },
    /** The screen is gone: nothing starts any more. */
    leave() {
      turn += 1
      clearTimeout(timer)
    },
  }
}
