import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '#server/app-error.ts'
import { isUnavailable, violationRefusal } from '#server/db/connection/violations.ts'
import { problemOfIssue } from '#shared/contract/field-problems.ts'
import { fieldError, retryAfterSeconds } from '#shared/contract/refusal-reply.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'

const refusals = new WeakMap<FastifyRequest, RefusalCode>()

/**
 * Refusals that indicate an attack when they are frequent: wrong passwords, access to others'
 * data, exceeded rate limits.
 */
const LOGGED_REFUSALS: ReadonlySet<number> = new Set([401, 403, 429])

/** The only place that turns an error into a response. Unknown errors are logged and masked. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const response = toAppError(error, request)
  const { code } = response.refusal
  refusals.set(request, code)
  if (response.status >= 500) request.log.error({ err: error }, 'request failed')
  if (LOGGED_REFUSALS.has(response.status)) request.log.info({ error: code }, 'refused')
  const seconds = retryAfterSeconds(response.refusal)
  if (seconds) reply.header('retry-after', seconds)
  return reply.status(response.status).send(response.toReply())
}

/** Returns the refusal that was sent to a request, if any. */
export function refusalOf(request: FastifyRequest): RefusalCode | undefined {
  return refusals.get(request)
}

function toAppError(error: unknown, { id }: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const violation = violationRefusal(error)
  if (violation) return new AppError(violation, { cause: error })
  if (isUnavailable(error)) return new AppError('busy', { cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message, params }) => {
      const path = instancePath.slice(1).replaceAll('/', '.')
      const problem = problemOfIssue({ message, maximum: params.maximum })
      return fieldError(path || (error.validationContext ?? 'body'), problem)
    })
    return new AppError('validationFailed', { errors })
  }
  if (isHttpError(error)) {
    const { code = '', statusCode } = error
    if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('fileTooLarge')
    // Too many files or fields for the call; not a size limit.
    if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code)) return new AppError('badRequest')
    if (statusCode === 413) return new AppError('bodyTooLarge')
    // A folder, or a path outside the served one, is reported as not found.
    if (statusCode === 403 || statusCode === 404) return new AppError('notFound')
    if (statusCode < 500) return new AppError('badRequest')
  }
  // The request ID is logged with the cause.
  return new AppError({ code: 'internal', values: { requestId: id } }, { cause: error })
}

/** Returns whether this is an error of Fastify or its plugins, which have a status code. */
function isHttpError(error: unknown): error is Error & { statusCode: number; code?: string } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
}
