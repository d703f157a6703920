import { CODE_JUST_SENT } from '#shared/domain/one-time-code.ts'
import { ApiError } from '#web/api/client.ts'

/**
 * How long to wait for another code and what the server said, when it refused because one was just
 * sent: that code stays valid, so one can go on with it. Undefined for any other failure.
 */
export function codeJustSent(error: unknown): { seconds: number; told: string } | undefined {
  if (!(error instanceof ApiError) || error.retryAfterSeconds === undefined) return undefined
  const seconds = error.retryAfterSeconds
  const told = CODE_JUST_SENT.replace('{seconds}', String(seconds))
  return error.serverMessage === told ? { seconds, told } : undefined
}
