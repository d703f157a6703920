import type { Call } from '#shared/contract/call.ts'
import { ERRORS, type ErrorName } from '#shared/contract/errors.ts'

/** What any call may meet: a request that can't be read, the rate limit, and our own troubles. */
const OF_EVERY_CALL: readonly ErrorName[] = ['badRequest', 'tooManyRequests', 'internal', 'busy']

/** Every named error that a call may answer with: those that it lists and those that its kind has. */
function listedErrors(call: Call): readonly ErrorName[] {
  const names = new Set([...OF_EVERY_CALL, ...(call.errors ?? [])])
  if (call.params || call.query || call.body) names.add('validationFailed')
  if (call.method !== 'GET') names.add('bodyTooLarge')
  return [...names]
}

/** The messages that a call may answer with, by their status in ascending order. */
export function refusalsByStatus(call: Call): Map<number, string[]> {
  const refusals = new Map<number, string[]>()
  const errors = listedErrors(call).map((name) => ERRORS[name])
  for (const { status, message } of errors.toSorted((a, b) => a.status - b.status)) {
    refusals.set(status, [...(refusals.get(status) ?? []), message])
  }
  return refusals
}
