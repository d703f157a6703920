import type { Values } from '#shared/domain/placeholders.ts'

/** The texts of document 1, section 8, generic client errors. */
export const TIMEOUT_TEXT = 'Request timeout - please check your internet connection and try again'
export const NETWORK_TEXT = 'Network error - please check your internet connection and try again'

/** For a failed save without a more specific text (document 2, section 8). */
export const TRY_AGAIN = 'Please try again'

/** The body of a refusal; malformed parts are left out. */
export type ParsedRefusal = {
  code?: string | undefined
  values?: Values
  message: string | undefined
  errors: readonly ParsedFieldError[]
  /** Additional data, such as the visitor of a pass that was scanned before. */
  data?: unknown
}

export type ParsedFieldError = { path: string; code?: string | undefined; msg: string }

export function readRefusal(body: unknown): ParsedRefusal {
  if (!isRecord(body)) return { message: undefined, errors: [] }
  return {
    code: nonEmptyString(body.code),
    values: readValues(body.values),
    message: nonEmptyString(body.message),
    errors: Array.isArray(body.errors) ? body.errors.flatMap(readFieldError) : [],
    ...('data' in body && { data: body.data }),
  }
}

export function refusalText({ message, errors }: ParsedRefusal, status: number): string {
  if (errors.length > 0) {
    const list = errors.map(({ path, msg }) => `${path}: ${msg}`).join(', ')
    return `${message ?? 'Validation failed'}: ${list}`
  }
  return message ?? `HTTP error! status: ${status}`
}

function readFieldError(entry: unknown): ParsedFieldError[] {
  if (!isRecord(entry) || typeof entry.msg !== 'string') return []
  const path = nonEmptyString(entry.path ?? entry.param) ?? ''
  return [{ path, code: nonEmptyString(entry.code), msg: entry.msg }]
}

function readValues(values: unknown): Values {
  const read: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(isRecord(values) ? values : {})) {
    if (typeof value === 'string' || typeof value === 'number') read[name] = value
  }
  return read
}

function nonEmptyString(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
