import { everyCall } from '#server/testing/every-call.ts'
import type { Target } from './attack-call.ts'
import { RAW_ROUTES } from './raw-routes.ts'
import { VALID_REQUESTS } from './valid-requests.ts'

/** Every call and route of the API, by name. */
export async function allTargets(): Promise<[name: string, target: Target][]> {
  const calls = (await everyCall()).map(([name, call]): [string, Target] => {
    const valid = VALID_REQUESTS[name] ?? { by: 'outsider' as const }
    return [name, { call, valid }]
  })
  // The raw routes come first, because some calls erase the members whose pictures they show.
  return [...RAW_ROUTES, ...calls]
}
