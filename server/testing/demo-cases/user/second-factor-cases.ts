import { login } from '#shared/contract/user/auth.ts'
import * as calls from '#shared/contract/user/second-factor.ts'
import { PASSWORD } from '../../members/members.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { CODE, emailOf, idOf, RECOVERY_CODE, userId, withFactor } from '../world.ts'

const codeEntry = (changed: object = {}) => ({
  body: { password: PASSWORD, code: CODE, ...changed },
})
const loginBody = (factorCode?: string) => ({
  body: { email: emailOf('admin'), password: PASSWORD, factorCode },
})
const withFactorStarted = withFactor('admin', null)
const withFactorOn = withFactor('admin')
const paramsOf = (id: string) => ({ params: { id } })
const OTHER_CODE = '654321'
const WRONG_PASSWORD = { password: 'Wr0ng-one!' }

export const secondFactorCases: DemoCase[] = [
  ...casesFor(
    login,
    ['with a second factor', undefined, loginBody(), 'secondFactorCodeRequired', withFactorOn],
    ['with its code', undefined, loginBody(CODE), undefined, withFactorOn],
    ['with a recovery code', undefined, loginBody(' ABCDE-23456'), undefined, withFactorOn],
    ['with a wrong code', undefined, loginBody(OTHER_CODE), 'wrongSecondFactorCode', withFactorOn],
    ['with an unfinished second factor', undefined, loginBody(), undefined, withFactorStarted],
  ),
  ...casesFor(
    calls.getSecondFactor,
    ['a member', 'member', {}],
    ['off', 'admin', {}],
    ['unfinished', 'admin', {}, undefined, withFactorStarted],
    ['on', 'admin', {}, undefined, withFactorOn],
    ['required', 'admin', {}, undefined, ({ settings }) => (settings.factorPolicy = 'admins')],
  ),
  ...casesFor(
    calls.startSecondFactor,
    ['off', 'admin', {}],
    ['again', 'admin', {}, undefined, withFactorStarted],
    ['a member', 'member', {}, 'notAllowed'],
    ['already on', 'admin', {}, 'secondFactorOn', withFactorOn],
  ),
  ...casesFor(
    calls.confirmSecondFactor,
    ['the first code', 'admin', codeEntry(), undefined, withFactorStarted],
    ['a member', 'member', codeEntry(), 'notAllowed'],
    ['already on', 'admin', codeEntry(), 'secondFactorOn', withFactorOn],
    ['not started', 'admin', codeEntry(), 'secondFactorOff'],
    ['another password', 'admin', codeEntry(WRONG_PASSWORD), 'wrongPassword', withFactorStarted],
    [
      'a wrong code',
      'admin',
      codeEntry({ code: OTHER_CODE }),
      'wrongSecondFactorCode',
      withFactorStarted,
    ],
    [
      'a recovery code',
      'admin',
      codeEntry({ code: RECOVERY_CODE }),
      'wrongSecondFactorCode',
      withFactorStarted,
    ],
  ),
  ...[calls.renewRecoveryCodes, calls.endSecondFactor].flatMap((call) =>
    casesFor(
      call,
      ['with a code', 'admin', codeEntry(), undefined, withFactorOn],
      [
        'with a recovery code',
        'admin',
        codeEntry({ code: RECOVERY_CODE }),
        undefined,
        withFactorOn,
      ],
      ['off', 'admin', codeEntry(), 'secondFactorOff'],
      ['another password', 'admin', codeEntry(WRONG_PASSWORD), 'wrongPassword', withFactorOn],
      [
        'a wrong code',
        'admin',
        codeEntry({ code: OTHER_CODE }),
        'wrongSecondFactorCode',
        withFactorOn,
      ],
    ),
  ),
  ...casesFor(
    calls.resetSecondFactor,
    ["another admin's", 'superAdmin', paramsOf(userId('admin')), undefined, withFactorOn],
    ['as an admin', 'otherAdmin', paramsOf(userId('admin')), 'notAllowed', withFactorOn],
    ["one's own", 'superAdmin', paramsOf(userId('superAdmin')), 'secondFactorResetNotAllowed'],
    ['off', 'superAdmin', paramsOf(userId('admin')), 'secondFactorOff'],
    ['an unknown user', 'superAdmin', paramsOf(idOf('user', 999)), 'notFound'],
  ),
]
