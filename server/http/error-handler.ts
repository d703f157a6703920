import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isUnavailable, namedViolation } from '#server/db/violations.ts'
import type { ErrorName } from '#shared/contract/errors.ts'
import { AppError } from './app-error.ts'

const refusals = new WeakMap<FastifyRequest, ErrorName>()

/** Refusals of which many in a row are an attack: wrong passwords, others' data, and what is limited. */
const WATCHED: ReadonlySet<number> = new Set([401, 403, 429])

/** The one place that turns an error into an answer. What nobody named is logged and masked. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const named = nameError(error, request)
  refusals.set(request, named.error)
  if (named.status >= 500) request.log.error({ err: error }, 'request failed')
  if (WATCHED.has(named.status)) request.log.info({ error: named.error }, 'refused')
  if (named.retryAfterSeconds) reply.header('retry-after', named.retryAfterSeconds)
  return reply.status(named.status).send(named.toReply())
}

/** The name of the error that a request was answered with, if it was. */
export function refusalOf(request: FastifyRequest): ErrorName | undefined {
  return refusals.get(request)
}

function nameError(error: unknown, { id }: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  const violated = namedViolation(error)
  if (violated) return new AppError(violated, { cause: error })
  if (isUnavailable(error)) return new AppError('busy', { cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.') || (error.validationContext ?? 'body'),
      msg: message ?? 'This value is not valid',
    }))
    return new AppError('validationFailed', { errors })
  }
  if (isHttpError(error)) {
    const { code = '', statusCode } = error
    if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('fileTooLarge')
    // More files or fields than the call has: not a matter of size.
    if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code)) return new AppError('badRequest')
    if (statusCode === 413) return new AppError('bodyTooLarge')
    // A folder, or a path that leads out of the served one: for the visitor nothing is there.
    if (statusCode === 403 || statusCode === 404) return new AppError('notFound')
    if (statusCode < 500) return new AppError('badRequest')
  }
  // The number is in the log beside the cause.
  return new AppError('internal', { cause: error, values: { requestId: id } })
}

/** An error of Fastify or its plugins, which say what status they mean. */
function isHttpError(error: unknown): error is Error & { statusCode: number; code?: string } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
}
