import { ApiError } from '#web/api/client.ts'

/** Returns the server's message for a refusal, including field errors; undefined if there is none. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'server') return undefined
  return error.errors.length > 0 ? error.message : error.serverMessage
}

/**
 * Returns the server's message for a refusal without a code, otherwise ''. The specification tells these
 * refusals apart by the words of the message (specification document 1, section 8).
 */
export function textWithoutCode(error: unknown): string {
  const hasCode = error instanceof ApiError && error.code !== undefined
  return hasCode ? '' : (serverMessage(error) ?? '')
}

export function failureKind(error: unknown): ApiError['kind'] | undefined {
  return error instanceof ApiError ? error.kind : undefined
}
