const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** A single Ctrl-C arrives several times: from the terminal, npm and the start script. */
const DUPLICATE_SIGNAL_MS = 1_000
const ENDED_BY_INTERRUPT = 130

/**
 * Returns a signal that aborts on Ctrl-C or a service manager's stop. A second stop signal exits
 * the process immediately.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  let firstSignalAt = 0
  const onSignal = () => {
    if (!stop.signal.aborted) {
      firstSignalAt = Date.now()
      stop.abort()
    } else if (Date.now() - firstSignalAt > DUPLICATE_SIGNAL_MS) {
      process.exit(ENDED_BY_INTERRUPT)
    }
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return stop.signal
}
