import { fillIn, type Values } from '#shared/domain/placeholders.ts'
import { fieldErrorText, refusalCodeText } from '#web/session/problem-text.ts'
import { FAILED_CALL_WORDS } from '#words/page/failed-call.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** Shown when saving fails and there is no more specific text (specification document 2, section 8). */
export const TRY_AGAIN = FAILED_CALL_WORDS.tryAgain

/** The body of a refusal; malformed parts are left out. */
export type ParsedRefusal = {
  code?: string | undefined
  values?: Values
  message: string | undefined
  errors: readonly ParsedFieldError[]
  /** Further data, such as the visitor of a pass that was already scanned. */
  data?: unknown
}

export type ParsedFieldError = {
  path: string
  code?: string | undefined
  values?: Values
  msg: string
}

/** Translates a refusal's texts into the page's language, where it has texts for their codes. */
export function translateRefusal(refusal: ParsedRefusal): ParsedRefusal {
  return {
    ...refusal,
    message: refusalCodeText(refusal) ?? refusal.message,
    errors: refusal.errors.map((error) => ({ ...error, msg: fieldErrorText(error) ?? error.msg })),
  }
}

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

/**
 * The message and the field errors, as specification document 1, section 8 gives them. In other languages than
 * English, without the names of the fields, which are English.
 */
export function refusalText({ message, errors }: ParsedRefusal, status: number): string {
  if (errors.length > 0) {
    const list = errors.map(({ path, msg }) => (LANGUAGE === 'en' ? `${path}: ${msg}` : msg))
    return `${message ?? FAILED_CALL_WORDS.invalid}: ${list.join(', ')}`
  }
  return message ?? fillIn(FAILED_CALL_WORDS.unknown, { status })
}

function readFieldError(entry: unknown): ParsedFieldError[] {
  if (!isRecord(entry) || typeof entry.msg !== 'string') return []
  const path = nonEmptyString(entry.path ?? entry.param) ?? ''
  const values = isRecord(entry.values) && { values: readValues(entry.values) }
  return [{ path, code: nonEmptyString(entry.code), ...values, msg: entry.msg }]
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
