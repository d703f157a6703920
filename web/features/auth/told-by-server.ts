import { ApiError } from '#web/api/client.ts'

export const NETWORK_ERROR = 'Network error. Please check your internet connection and try again.'

/** What the server itself said of a refusal, with its list of fields; undefined if it said nothing. */
export function toldByServer(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'server') return undefined
  return error.errors.length > 0 ? error.message : error.serverMessage
}

export function failureKind(error: unknown): ApiError['kind'] | undefined {
  return error instanceof ApiError ? error.kind : undefined
}
