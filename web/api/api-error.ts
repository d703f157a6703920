import type { FieldProblemCode } from '#shared/domain/field-problem.ts'
import type { Values } from '#shared/domain/placeholders.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import {
  type ParsedFieldError,
  type ParsedRefusal,
  refusalText,
  translateRefusal,
} from '#web/api/error-text.ts'
import { FAILED_CALL_WORDS } from '#words/page/failed-call.ts'

/**
 * A failed call. `message` is shown to the user (specification document 1, section 8). To check why the server
 * refused the call, use `isRefusal`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: 'server' | 'timeout' | 'network'
  readonly status: number | undefined
  /** The refusal's code; undefined if the reply has none, for example a proxy's. */
  readonly code: string | undefined
  readonly values: Values
  readonly serverMessage: string | undefined
  readonly errors: readonly ParsedFieldError[]
  readonly data: unknown
  /** The delay in the server's Retry-After header. */
  readonly retryAfterSeconds: number | undefined

  private constructor(
    kind: ApiError['kind'],
    message: string,
    refusal?: ParsedRefusal & { status: number; retryAfterSeconds: number | undefined },
  ) {
    super(message)
    this.kind = kind
    this.status = refusal?.status
    this.code = refusal?.code
    this.values = refusal?.values ?? {}
    this.serverMessage = refusal?.message
    this.errors = refusal?.errors ?? []
    this.data = refusal?.data
    this.retryAfterSeconds = refusal?.retryAfterSeconds
  }

  static timeout(): ApiError {
    return new ApiError('timeout', FAILED_CALL_WORDS.timeout)
  }

  static network(): ApiError {
    return new ApiError('network', FAILED_CALL_WORDS.network)
  }

  static refused(reply: ParsedRefusal, status: number, retryAfterSeconds?: number): ApiError {
    const refusal = translateRefusal(reply)
    const text = refusalText(refusal, status)
    return new ApiError('server', text, { ...refusal, status, retryAfterSeconds })
  }
}

/** Returns whether the server refused a call with one of these codes. */
export function isRefusal(error: unknown, ...codes: readonly RefusalCode[]): boolean {
  return error instanceof ApiError && codes.some((code) => code === error.code)
}

/** Returns the text of a refused field whose problem has this code, or undefined. */
export function fieldProblemText(error: unknown, code: FieldProblemCode): string | undefined {
  return error instanceof ApiError
    ? error.errors.find((problem) => problem.code === code)?.msg
    : undefined
}
