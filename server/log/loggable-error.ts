import { loggableDatabaseError } from '#server/db/connection/violations.ts'
import { errorCode } from '#server/log/error-code.ts'
import { redact } from './redact.ts'

export type LoggableError = {
  type: string
  message: string
  /** The stack frames, without the message. */
  stack: string
  code?: string
  /** A mail server's status code. */
  responseCode?: number
  constraint?: string
  table?: string
  column?: string
  cause?: LoggableError
}

/** Returns the parts of an error that developers need, without personal data. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'A value that is not an error was thrown', stack: '' }
  }
  const code = errorCode(error)
  const databaseError = loggableDatabaseError(error)
  return {
    type: error.name,
    message: databaseError ? databaseError.message : redact(withoutResponse(error)),
    stack: framesOf(error),
    ...(code !== undefined && { code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
    ...(databaseError?.constraint !== undefined && { constraint: databaseError.constraint }),
    ...(databaseError?.table !== undefined && { table: databaseError.table }),
    ...(databaseError?.column !== undefined && { column: databaseError.column }),
    ...(error.cause !== undefined && depth < 3 && { cause: loggableError(error.cause, depth + 1) }),
  }
}

/** A mail server's response may quote the recipient's address. */
function withoutResponse(error: Error): string {
  const response = 'response' in error ? error.response : undefined
  const isText = typeof response === 'string' && response !== ''
  return isText ? error.message.replaceAll(response, '[answer]') : error.message
}

/** Keeps only lines that look like stack frames, because the message may have several lines. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .join('\n')
}
