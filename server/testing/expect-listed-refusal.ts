import { refusalsByStatus } from '#server/http/listed-errors.ts'
import type { Call } from '#shared/contract/call.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'

/**
 * Throws if a call responds with a refusal that it does not list, because the API page would not
 * show it.
 */
export function expectListedRefusal(call: Call, status: number, code: RefusalCode): void {
  if (refusalsByStatus(call).get(status)?.includes(code)) return
  throw new Error(
    `${call.method} ${call.path} answered ${status} ${code}: add it to its errors in shared/contract`,
  )
}
