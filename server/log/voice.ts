import { createLog, type LogSink } from './log.ts'
import { loggableError } from './loggable-error.ts'

/** What the app says of itself, beside the lines of requests and jobs. */
export type Voice = {
  say(sentence: string): void
  warn(sentence: string, error?: Error): void
  /** Of an error that nobody expected, with what a developer needs of it. */
  fail(sentence: string, error: unknown): void
}

/** A person at a terminal is told in plain sentences. */
export const plainVoice: Voice = {
  say: (sentence) => console.log(sentence),
  warn: (sentence, error) => console.warn(sentence, ...(error ? [loggableError(error)] : [])),
  fail: (sentence, error) => console.error(sentence, loggableError(error)),
}

type Writes = { out: LogSink['write']; err: LogSink['write'] }

/** Whatever collects the lines of a service reads JSON, errors of the whole process on standard error. */
export function jsonVoice({ out, err }: Writes): Voice {
  const said = createLog({ level: 'info', write: out })
  const failed = createLog({ level: 'info', write: err })
  return {
    say: (sentence) => said.info({}, sentence),
    warn: (sentence, error) => said.warn(error ? { err: loggableError(error) } : {}, sentence),
    fail: (sentence, error) => failed.error({ err: loggableError(error) }, sentence),
  }
}
