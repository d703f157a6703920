import type { FastifyServerOptions } from 'fastify'
import { type LoggableError, loggableError } from './loggable-error.ts'
import { scrubbed } from './scrub.ts'

/** Where lines of the log go. `info` gives a line per request and job, `warn` only what went wrong. */
export type LogSink = { level: 'info' | 'warn'; write: (line: string) => void }

type Fields = Readonly<Record<string, string | number | boolean | undefined | LoggableError>>

/** The app's own lines, beside those of its requests and in the same form. */
export type Log = {
  sink: LogSink | undefined
  info(fields: Fields, message: string): void
  warn(fields: Fields, message: string): void
  error(fields: Fields, message: string): void
}

const LEVELS = { info: 30, warn: 40, error: 50 }

/** JSON lines; none at all without a sink. What they say of people is for their callers to leave out. */
export function createLog(sink?: LogSink): Log {
  const write = (level: keyof typeof LEVELS, fields: Fields, msg: string) => {
    if (!sink || LEVELS[level] < LEVELS[sink.level]) return
    const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, ...fields, msg }
    sink.write(`${JSON.stringify(line)}\n`)
  }
  return {
    sink,
    info: (fields, message) => write('info', fields, message),
    warn: (fields, message) => write('warn', fields, message),
    error: (fields, message) => write('error', fields, message),
  }
}

/** How Fastify logs: the same lines, and its own messages, which may quote an address, without it. */
export function pinoOptions({ sink }: Log): NonNullable<FastifyServerOptions['logger']> {
  if (!sink) return false
  return {
    level: sink.level,
    stream: sink,
    base: { pid: process.pid },
    serializers: { err: (error: unknown) => loggableError(error) },
    hooks: {
      logMethod([first, second], method) {
        if (typeof first === 'string') return method.apply(this, [scrubbed(first)])
        const fields = first instanceof Error ? { err: first } : first
        // Without a message pino takes the error's own, as it is.
        return method.apply(this, [fields, typeof second === 'string' ? scrubbed(second) : 'error'])
      },
    },
  }
}
