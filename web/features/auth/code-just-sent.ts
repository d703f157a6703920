import { ERRORS } from '#shared/contract/errors.ts'
import { toldByServer } from '#web/features/auth/told-by-server.ts'

const [BEFORE = '', AFTER = ''] = ERRORS.tooManyCodes.message.split('{seconds}')

/**
 * How many seconds to wait for another code, when the server refused because one was just sent: that
 * code stays valid, so one can go on with it. Undefined for any other failure.
 */
export function codeJustSent(error: unknown): number | undefined {
  const told = toldByServer(error)
  if (!told?.startsWith(BEFORE) || !told.endsWith(AFTER)) return undefined
  const seconds = Number(told.slice(BEFORE.length, told.length - AFTER.length))
  return Number.isFinite(seconds) ? seconds : undefined
}
