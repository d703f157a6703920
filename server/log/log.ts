import type { FastifyBaseLogger } from 'fastify'
import { type LoggerOptions, pino } from 'pino'
import { loggableError } from './loggable-error.ts'
import { redact } from './redact.ts'

/** Where log lines go. `info` logs every request and job, `warn` only failures. */
export type LogSink = { level: 'info' | 'warn'; write: (line: string) => void }

export type Log = FastifyBaseLogger

const DISCARDING_SINK: Pick<LogSink, 'write'> = { write: () => {} }

/**
 * The logger of the app and of Fastify: JSON lines, or nothing without a sink. Errors pass through
 * `loggableError`, and messages are scrubbed of personal data, because libraries quote email addresses in theirs.
 * The field `msg` is logged unchanged.
 */
export function createLog(sink?: LogSink): Log {
  const options: LoggerOptions = {
    level: sink?.level ?? 'silent',
    base: { pid: process.pid },
    serializers: { err: (error: unknown) => loggableError(error) },
    hooks: {
      logMethod([first, second], method) {
        if (typeof first === 'string') return method.apply(this, [redact(first)])
        const fields = first instanceof Error ? { err: first } : first
        if (typeof second === 'string') return method.apply(this, [fields, redact(second)])
        const hasMessage = Object.hasOwn(Object(fields), 'msg')
        // Without a message, pino would log the error's own message unscrubbed.
        return method.apply(this, hasMessage ? [fields] : [fields, 'error'])
      },
    },
  }
  return pino(options, sink ?? DISCARDING_SINK)
}
