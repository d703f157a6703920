import { login } from '#shared/contract/auth.ts'
import * as calls from '#shared/contract/second-factor.ts'
import { PASSWORD } from '../members/members.ts'
import { type DemoCase, on } from './demo-case.ts'
import { CODE, emailOf, idOf, RECOVERY_CODE, userId, withFactor } from './world.ts'

const sent = (changed: object = {}) => ({ body: { password: PASSWORD, code: CODE, ...changed } })
const loggingIn = (factorCode?: string) => ({
  body: { email: emailOf('admin'), password: PASSWORD, factorCode },
})
const started = withFactor('admin', null)
const switchedOn = withFactor('admin')
const paramsOf = (id: string) => ({ params: { id } })
const OTHER_CODE = '654321'
const WRONG_PASSWORD = { password: 'Wr0ng-one!' }

export const secondFactorCases: DemoCase[] = [
  ...on(
    login,
    ['with a second factor', undefined, loggingIn(), 'secondFactorCodeRequired', switchedOn],
    ['with its code', undefined, loggingIn(CODE), undefined, switchedOn],
    ['with a recovery code', undefined, loggingIn(' ABCDE-23456'), undefined, switchedOn],
    ['with a wrong code', undefined, loggingIn(OTHER_CODE), 'secondFactorWrong', switchedOn],
    ['with an unfinished second factor', undefined, loggingIn(), undefined, started],
  ),
  ...on(
    calls.getSecondFactor,
    ['a member', 'member', {}],
    ['off', 'admin', {}],
    ['unfinished', 'admin', {}, undefined, started],
    ['on', 'admin', {}, undefined, switchedOn],
    ['required', 'admin', {}, undefined, ({ settings }) => (settings.factorPolicy = 'admins')],
  ),
  ...on(
    calls.startSecondFactor,
    ['off', 'admin', {}],
    ['again', 'admin', {}, undefined, started],
    ['a member', 'member', {}, 'notAllowed'],
    ['already on', 'admin', {}, 'secondFactorOn', switchedOn],
  ),
  ...on(
    calls.confirmSecondFactor,
    ['the first code', 'admin', sent(), undefined, started],
    ['a member', 'member', sent(), 'notAllowed'],
    ['already on', 'admin', sent(), 'secondFactorOn', switchedOn],
    ['not started', 'admin', sent(), 'secondFactorOff'],
    ['another password', 'admin', sent(WRONG_PASSWORD), 'passwordWrong', started],
    ['a wrong code', 'admin', sent({ code: OTHER_CODE }), 'secondFactorWrong', started],
    ['a recovery code', 'admin', sent({ code: RECOVERY_CODE }), 'secondFactorWrong', started],
  ),
  ...[calls.renewRecoveryCodes, calls.endSecondFactor].flatMap((call) =>
    on(
      call,
      ['with a code', 'admin', sent(), undefined, switchedOn],
      ['with a recovery code', 'admin', sent({ code: RECOVERY_CODE }), undefined, switchedOn],
      ['off', 'admin', sent(), 'secondFactorOff'],
      ['another password', 'admin', sent(WRONG_PASSWORD), 'passwordWrong', switchedOn],
      ['a wrong code', 'admin', sent({ code: OTHER_CODE }), 'secondFactorWrong', switchedOn],
    ),
  ),
  ...on(
    calls.resetSecondFactor,
    ["another admin's", 'superAdmin', paramsOf(userId('admin')), undefined, switchedOn],
    ['as an admin', 'otherAdmin', paramsOf(userId('admin')), 'notAllowed', switchedOn],
    ["one's own", 'superAdmin', paramsOf(userId('superAdmin')), 'secondFactorResetNotAllowed'],
    ['off', 'superAdmin', paramsOf(userId('admin')), 'secondFactorOff'],
    ['an unknown user', 'superAdmin', paramsOf(idOf('user', 999)), 'notFound'],
  ),
]
