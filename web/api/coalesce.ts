/**
 * Returns a function that runs `work`, never concurrently: calls during a run, or within `pauseMs` after
 * it, cause one more run. If a run fails, the next call tries again. Nothing runs after `signal` aborts.
 */
export function coalesce(
  work: () => Promise<unknown>,
  { pauseMs = 0, signal }: { pauseMs?: number; signal: AbortSignal },
): () => void {
  let pending = false
  let running = false
  async function run() {
    running = true
    while (pending && !signal.aborted) {
      pending = false
      await work().catch(() => undefined)
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    running = false
  }
  return () => {
    pending = true
    if (!running) void run()
  }
}
