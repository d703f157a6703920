import type { Call } from '#shared/contract/call.ts'
import * as desk from '#shared/contract/desk-endpoints.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { type DemoCase, on } from './demo-case.ts'
import { idOf, type UserName } from './world.ts'

/** The refusals by role and progress, which come before any validation. */
const REFUSED: readonly [RefusalCode, UserName | undefined, given?: DemoCase['given']][] = [
  ['notLoggedIn', undefined],
  ['notAllowed', 'member'],
  ['membershipFirst', 'newcomer'],
  ['secondFactorSetupRequired', 'superAdmin', ({ settings }) => (settings.factorPolicy = 'admins')],
]

/** The calls of staff that are refused for receptionists. */
const NOT_FOR_RECEPTIONISTS = [
  desk.enrollGate,
  desk.revokeGate,
  desk.getSettings,
  desk.saveSettings,
  desk.getSetup,
  desk.acknowledgeSetupStep,
  desk.sendTestMail,
  desk.resetSecondFactor,
  desk.eraseUser,
  desk.listAuditLog,
]

const isForReceptionists = ({ method, path }: Call) =>
  !NOT_FOR_RECEPTIONISTS.some((call) => call.method === method && call.path === path)

const isOfStaff = ({ path }: Call) => path.startsWith('/admin')

/** A call of staff says that the member has to complete the details, which is no guard's refusal. */
const refusalsOf = (call: Call) =>
  REFUSED.filter(([code]) => call.errors?.includes(code)).filter(
    ([code]) => code !== 'membershipFirst' || !isOfStaff(call),
  )

/** Each call that declares such a refusal, by a user who receives it. */
export function guardCases(calls: readonly Call[]): DemoCase[] {
  const receptionists = calls
    .filter((call) => !isForReceptionists(call))
    .flatMap((call) =>
      on(call, [
        'guard: receptionist',
        'receptionist',
        { params: { id: idOf('user', 0) } },
        'notAllowed',
      ]),
    )
  const others = calls.flatMap((call) =>
    refusalsOf(call).flatMap(([code, name, given]) => {
      // Members' calls are refused for admins.
      const members =
        (!isOfStaff(call) && call.errors?.includes('membershipFirst')) ||
        call.path.includes('membership')
      const as = code === 'notAllowed' && members ? 'admin' : name
      const parts = { params: { id: idOf('user', 0), email: 'a@example.com' } }
      const when =
        code === 'secondFactorSetupRequired' ? 'without a second factor' : (as ?? 'nobody')
      return on(call, [`guard: ${when}`, as, parts, code, given])
    }),
  )
  return [...receptionists, ...others]
}
