import { refusalsByStatus } from '#server/http/listed-errors.ts'
import type { Call } from '#shared/contract/call.ts'

/** Throws when a call answers with an error that it does not list: its page would keep it back. */
export function expectListed(call: Call, status: number, message: string): void {
  const listed = refusalsByStatus(call).get(status) ?? []
  if (listed.some((template) => patternOf(template).test(message))) return
  throw new Error(
    `${call.method} ${call.path} answered ${status} "${message}": add it to its errors in shared/contract`,
  )
}

/** Matches a message whatever its named placeholders were filled with. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
