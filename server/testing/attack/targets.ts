import { everyCall } from '#server/testing/every-call.ts'
import type { Target } from './attack-call.ts'
import { RAW_ROUTES } from './raw-routes.ts'
import { VALID_REQUESTS } from './valid-requests.ts'

/** All that can be asked of the API, by its name. */
export async function everyTarget(): Promise<[name: string, target: Target][]> {
  const calls = (await everyCall()).map(([name, call]): [string, Target] => {
    const valid = VALID_REQUESTS[name] ?? { by: 'outsider' as const }
    return [name, { call, valid }]
  })
  // The calls erase members, and their pictures with them.
  return [...RAW_ROUTES, ...calls]
}
