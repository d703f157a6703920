import type { FieldError } from '#shared/contract/errors.ts'

/** The texts of document 1, section 8, generic client errors. */
export const TIMEOUT_TEXT = 'Request timeout - please check your internet connection and try again'
export const NETWORK_TEXT = 'Network error - please check your internet connection and try again'

/** Of a save about which there is nothing better to say (document 2, section 8). */
export const TRY_AGAIN = 'Please try again'

/** What a refusal's body tells, however badly formed it is. */
export type Refusal = {
  message: string | undefined
  errors: FieldError[]
  /** What a refusal shows besides, such as the visitor of a pass that was scanned before. */
  data?: unknown
}

export function readRefusal(body: unknown): Refusal {
  if (!isRecord(body)) return { message: undefined, errors: [] }
  const message = typeof body.message === 'string' && body.message !== '' ? body.message : undefined
  const errors = Array.isArray(body.errors) ? body.errors.flatMap(readFieldError) : []
  return { message, errors, ...('data' in body && { data: body.data }) }
}

export function refusalText({ message, errors }: Refusal, status: number): string {
  if (errors.length > 0) {
    const list = errors.map(({ path, msg }) => `${path}: ${msg}`).join(', ')
    return `${message ?? 'Validation failed'}: ${list}`
  }
  return message ?? `HTTP error! status: ${status}`
}

function readFieldError(entry: unknown): FieldError[] {
  if (!isRecord(entry) || typeof entry.msg !== 'string') return []
  const path = entry.path ?? entry.param
  return [{ path: typeof path === 'string' ? path : '', msg: entry.msg }]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
