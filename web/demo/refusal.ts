import { ERRORS, type ErrorName, type FieldError } from '#shared/contract/errors.ts'
import type { ScannedVisitor } from '#shared/contract/visitor.ts'
import { ApiError } from '#web/api/api-error.ts'

type Details = {
  /** What the message's named placeholders stand for. */
  values?: Readonly<Record<string, string | number>>
  errors?: FieldError[]
  visitor?: ScannedVisitor
}

/** A refusal of the contract, as the client hears it from the server. */
export function refusal(name: ErrorName, { values = {}, errors = [], visitor }: Details = {}) {
  const { status, message } = ERRORS[name]
  const text = message.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    String(values[key] ?? placeholder),
  )
  const seconds = typeof values.seconds === 'number' ? values.seconds : undefined
  return ApiError.refused({ message: text, errors, data: visitor }, status, seconds)
}

/** The refusal of a form: `problems` holds a message per field, none for a field that is well. */
export function invalidFields(
  problems: Readonly<Record<string, string | undefined>>,
  under = '',
): ApiError {
  const errors = Object.entries(problems).flatMap(([field, msg]) =>
    msg === undefined ? [] : [{ path: `${under}${field}`, msg }],
  )
  return refusal('validationFailed', { errors })
}
