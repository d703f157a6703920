import {
  ERRORS,
  type ErrorName,
  type ErrorReply,
  type FieldError,
} from '#shared/contract/errors.ts'
import type { ScannedVisitor } from '#shared/contract/visitor.ts'

type Details = {
  /** What the message's named placeholders stand for. */
  values?: Record<string, string | number>
  errors?: readonly FieldError[]
  visitor?: ScannedVisitor
  cause?: unknown
}

/** A refusal that the contract names. Whoever throws it says which; the error handler answers it. */
export class AppError extends Error {
  readonly error: ErrorName
  readonly status: number
  readonly fieldErrors: readonly FieldError[] | undefined
  readonly visitor: ScannedVisitor | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(error: ErrorName, { values = {}, errors, visitor, cause }: Details = {}) {
    super(fillIn(ERRORS[error].message, values), { cause })
    this.name = 'AppError'
    this.error = error
    this.status = ERRORS[error].status
    this.fieldErrors = errors
    this.visitor = visitor
    this.retryAfterSeconds = typeof values.seconds === 'number' ? values.seconds : undefined
  }

  toReply(): ErrorReply {
    const reply: ErrorReply = { success: false, message: this.message }
    if (this.fieldErrors) reply.errors = [...this.fieldErrors]
    if (this.visitor) reply.data = this.visitor
    return reply
  }
}

/** The refusal of a form: `problems` holds a message per field, none for a field that is well. */
export function invalidFields(problems: Problems, under = ''): AppError {
  return new AppError('validationFailed', { errors: fieldErrors(problems, under) })
}

type Problems = Readonly<Record<string, string | undefined>>

/** What is wrong with each field, as a reply tells it. */
export function fieldErrors(problems: Problems, under = ''): FieldError[] {
  return Object.entries(problems).flatMap(([field, msg]) =>
    msg ? [{ path: `${under}${field}`, msg }] : [],
  )
}

function fillIn(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
