import { databaseFault } from '#server/db/violations.ts'
import { errorCode } from '#server/error-code.ts'
import { scrubbed } from './scrub.ts'

export type LoggableError = {
  type: string
  message: string
  /** Where it was thrown, without the message that a stack begins with. */
  stack: string
  code?: string
  /** Of a mail server. */
  responseCode?: number
  constraint?: string
  table?: string
  column?: string
  cause?: LoggableError
}

/** What a developer needs of an error, and nothing that it quotes of a person. */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'Something that is no error was thrown', stack: '' }
  }
  const code = errorCode(error)
  const fault = databaseFault(error)
  return {
    type: error.name,
    message: fault ? fault.message : scrubbed(withoutResponse(error)),
    stack: framesOf(error),
    ...(code !== undefined && { code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
    ...(fault?.constraint !== undefined && { constraint: fault.constraint }),
    ...(fault?.table !== undefined && { table: fault.table }),
    ...(fault?.column !== undefined && { column: fault.column }),
    ...(error.cause !== undefined && depth < 3 && { cause: loggableError(error.cause, depth + 1) }),
  }
}

/** A mail server's answer may name the person whom it has no mailbox for. */
function withoutResponse(error: Error): string {
  const response = 'response' in error ? error.response : undefined
  const isText = typeof response === 'string' && response !== ''
  return isText ? error.message.replaceAll(response, '[answer]') : error.message
}

/** Only what has the form of a frame: the message, which may have several lines, stands before them. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*(?::\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .join('\n')
}
