import type { FieldProblem } from '../domain/field-problem.ts'
import { fillIn, namedValues } from '../domain/placeholders.ts'
import type { ProblemsByField, Refusal } from '../domain/refusal.ts'
import { valueTexts } from '../words/problem-values.ts'
import type { ErrorReply, FieldError } from './error-reply.ts'
import { ERRORS } from './errors.ts'
import type { ScannedVisitor } from './tour/visitor.ts'

export type RefusalDetails = {
  /** Problems found by the contract's schemas. */
  errors?: readonly FieldError[] | undefined
  visitor?: ScannedVisitor | undefined
}

/**
 * Builds the reply for a refusal, for the server and the demo. Includes only the values that the
 * message names: raw, so that clients can format days and times in another language.
 */
export function refusalReply(
  { code, values, problems }: Refusal,
  { errors = problems && fieldErrors(problems), visitor }: RefusalDetails = {},
): ErrorReply {
  const sentence = ERRORS[code].message
  const named = namedValues(sentence, values)
  return {
    success: false,
    code,
    ...(named && { values: named }),
    message: fillIn(sentence, valueTexts('en', named ?? {})),
    ...(errors && { errors: [...errors] }),
    ...(visitor && { data: visitor }),
  }
}

/** Returns the wait time for the Retry-After header, in seconds. */
export function retryAfterSeconds({ values }: Refusal): number | undefined {
  return typeof values?.seconds === 'number' ? values.seconds : undefined
}

/** A form's problems, as in a reply. */
function fieldErrors(problems: ProblemsByField): FieldError[] {
  return Object.entries(problems).flatMap(([path, problem]) =>
    problem ? [fieldError(path, problem)] : [],
  )
}

export function fieldError(path: string, { code, message, values }: FieldProblem): FieldError {
  return { path, code, msg: message, ...(values && { values }) }
}
