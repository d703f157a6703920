import type { FieldError } from '#shared/contract/errors.ts'
import { NETWORK_TEXT, type Refusal, refusalText, TIMEOUT_TEXT } from '#web/api/error-text.ts'

/** A call that failed. `message` is the text that a person may read (document 1, section 8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: 'server' | 'timeout' | 'network'
  readonly status: number | undefined
  readonly serverMessage: string | undefined
  readonly errors: readonly FieldError[]
  readonly data: unknown
  /** How long the server asks to wait, from its Retry-After header. */
  readonly retryAfterSeconds: number | undefined

  private constructor(
    kind: ApiError['kind'],
    message: string,
    refusal?: Refusal & { status: number; retryAfterSeconds: number | undefined },
  ) {
    super(message)
    this.kind = kind
    this.status = refusal?.status
    this.serverMessage = refusal?.message
    this.errors = refusal?.errors ?? []
    this.data = refusal?.data
    this.retryAfterSeconds = refusal?.retryAfterSeconds
  }

  static timeout(): ApiError {
    return new ApiError('timeout', TIMEOUT_TEXT)
  }

  static network(): ApiError {
    return new ApiError('network', NETWORK_TEXT)
  }

  static refused(refusal: Refusal, status: number, retryAfterSeconds?: number): ApiError {
    const text = refusalText(refusal, status)
    return new ApiError('server', text, { ...refusal, status, retryAfterSeconds })
  }
}
