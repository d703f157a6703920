import type { Log } from './log.ts'
import { loggableError } from './loggable-error.ts'

/** The app's own messages, apart from the log lines of requests and jobs. */
export type ConsoleOutput = {
  info(message: string): void
  warn(message: string, error?: Error): void
  /** An unexpected error, with details for developers. */
  error(message: string, error: unknown): void
}

/** Plain sentences, for a terminal. */
export const plainOutput: ConsoleOutput = {
  info: (sentence) => console.log(sentence),
  warn: (sentence, error) => console.warn(sentence, ...(error ? [loggableError(error)] : [])),
  error: (sentence, error) => console.error(sentence, loggableError(error)),
}

/** JSON lines, for log collectors; errors that end the process go to stderr. */
export function jsonOutput(log: Log, failures: Log): ConsoleOutput {
  return {
    info: (msg) => log.info({ msg }),
    warn: (msg, err) => log.warn({ err, msg }),
    error: (msg, err) => failures.error({ err, msg }),
  }
}
