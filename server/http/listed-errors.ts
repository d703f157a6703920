import type { Call } from '#shared/contract/call.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'

/** Refusals that any call may return: unreadable requests, the rate limit, and server failures. */
const COMMON_REFUSALS: readonly RefusalCode[] = [
  'badRequest',
  'tooManyRequests',
  'internal',
  'busy',
]

/**
 * Returns every refusal that a call may return: those it lists, and those that all calls of its
 * kind share.
 */
function listedErrors(call: Call): readonly RefusalCode[] {
  const codes = new Set([...COMMON_REFUSALS, ...(call.errors ?? [])])
  if (call.params || call.query || call.body) codes.add('validationFailed')
  if (call.method !== 'GET') codes.add('bodyTooLarge')
  return [...codes]
}

/** Returns a call's refusals by status, in ascending order. */
export function refusalsByStatus(call: Call): Map<number, RefusalCode[]> {
  const refusals = new Map<number, RefusalCode[]>()
  const codes = listedErrors(call).toSorted((a, b) => ERRORS[a].status - ERRORS[b].status)
  for (const code of codes) {
    const { status } = ERRORS[code]
    refusals.set(status, [...(refusals.get(status) ?? []), code])
  }
  return refusals
}
