import type { Call } from '#shared/contract/call.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { type DemoCase, on } from './demo-case.ts'
import { idOf, type UserName } from './world.ts'

/** The refusals by role and progress, which come before any validation. */
const REFUSED: readonly [RefusalCode, UserName | undefined, given?: DemoCase['given']][] = [
  ['notLoggedIn', undefined],
  ['notAllowed', 'member'],
  ['membershipFirst', 'newcomer'],
  ['secondFactorRequired', 'superAdmin', ({ settings }) => (settings.factorPolicy = 'admins')],
]

/** Each call that declares such a refusal, by a user who receives it. */
export function guardCases(calls: readonly Call[]): DemoCase[] {
  return calls.flatMap((call) =>
    REFUSED.filter(([code]) => call.errors?.includes(code)).flatMap(([code, name, given]) => {
      // Members' calls are refused for admins.
      const members = call.errors?.includes('membershipFirst') || call.path.includes('membership')
      const as = code === 'notAllowed' && members ? 'admin' : name
      const parts = { params: { id: idOf('user', 0), email: 'a@example.com' } }
      const when = code === 'secondFactorRequired' ? 'without a second factor' : (as ?? 'nobody')
      return on(call, [`guard: ${when}`, as, parts, code, given])
    }),
  )
}
