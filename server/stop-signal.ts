const SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** One Ctrl-C arrives more than once: from the terminal, from npm, from the script that starts us. */
const ECHO_MS = 1_000
const ENDED_BY_INTERRUPT = 130

/**
 * Aborts when the app is told to stop, by Ctrl-C or the service manager. Told a second time, the
 * process ends at once, whatever it was still doing.
 */
export function stopSignal(): AbortSignal {
  const stop = new AbortController()
  let firstAt = 0
  const onSignal = () => {
    if (!stop.signal.aborted) {
      firstAt = Date.now()
      stop.abort()
    } else if (Date.now() - firstAt > ECHO_MS) {
      process.exit(ENDED_BY_INTERRUPT)
    }
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  return stop.signal
}
