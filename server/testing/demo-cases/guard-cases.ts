import type { Call } from '#shared/contract/call.ts'
import * as desk from '#shared/contract/desk-endpoints.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { casesFor, type DemoCase } from './demo-case.ts'
import { idOf, type UserName } from './world.ts'

/** Refusals because of the user's role or unfinished registration, which come before any validation. */
const GUARD_REFUSALS: readonly [RefusalCode, UserName | undefined, given?: DemoCase['given']][] = [
  ['notLoggedIn', undefined],
  ['notAllowed', 'member'],
  ['membershipDetailsRequired', 'newcomer'],
  ['secondFactorSetupRequired', 'superAdmin', ({ settings }) => (settings.factorPolicy = 'admins')],
]

/** Staff calls that receptionists may not make. */
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

const isStaffCall = ({ path }: Call) => path.startsWith('/admin')

/** In staff calls, `membershipDetailsRequired` is about the member whom they serve, so no guard throws it. */
const refusalsOf = (call: Call) =>
  GUARD_REFUSALS.filter(([code]) => call.errors?.includes(code)).filter(
    ([code]) => code !== 'membershipDetailsRequired' || !isStaffCall(call),
  )

/** A case for each call and each guard refusal that it declares, with a caller who is refused. */
export function guardCases(calls: readonly Call[]): DemoCase[] {
  const receptionists = calls
    .filter((call) => !isForReceptionists(call))
    .flatMap((call) =>
      casesFor(call, [
        'guard: receptionist',
        'receptionist',
        { params: { id: idOf('user', 0) } },
        'notAllowed',
      ]),
    )
  const others = calls.flatMap((call) =>
    refusalsOf(call).flatMap(([code, name, given]) => {
      // Member calls refuse admins.
      const isMemberCall =
        (!isStaffCall(call) && call.errors?.includes('membershipDetailsRequired')) ||
        call.path.includes('membership')
      const caller = code === 'notAllowed' && isMemberCall ? 'admin' : name
      const parts = { params: { id: idOf('user', 0), email: 'a@example.com' } }
      const when =
        code === 'secondFactorSetupRequired' ? 'without a second factor' : (caller ?? 'nobody')
      return casesFor(call, [`guard: ${when}`, caller, parts, code, given])
    }),
  )
  return [...receptionists, ...others]
}
