import { expect, test } from 'vitest'
import { callRefusal, homeOf, type Progress, routeGuard } from './progress.ts'
import { isFactorMissing } from './required-factor.ts'
import {
  FACTOR_POLICIES,
  FACTOR_PROBLEMS,
  factorCodeProblem,
  formatRecoveryCode,
  isRecoveryCode,
  normalizeFactorCode,
  RECOVERY_ALPHABET,
  recoveryCodeOf,
} from './second-factor.ts'
import { ROLES } from './user.ts'

test.each([
  [' 123 456 ', '123456', undefined],
  ['ABCDE-23456', 'abcde23456', undefined],
  ['', '', FACTOR_PROBLEMS.factorCodeRequired],
  ['12345', '12345', FACTOR_PROBLEMS.factorCodeInvalid],
  ['1234567', '1234567', FACTOR_PROBLEMS.factorCodeInvalid],
  ['१२३४५६', '123456', undefined],
  ['abcde-2345i', 'abcde2345i', FACTOR_PROBLEMS.factorCodeInvalid],
])('reads and checks the typed code %j [second-factor-28]', (typed, code, problem) => {
  expect(normalizeFactorCode(typed)).toBe(code)
  expect(factorCodeProblem(code)).toBe(problem)
})

test('a recovery code takes its characters evenly from random bytes', () => {
  expect(256 % RECOVERY_ALPHABET.length).toBe(0)
  expect(new Set(RECOVERY_ALPHABET).size).toBe(32)
  const code = recoveryCodeOf([0, 31, 32, 63, 64, 95, 96, 255, 8, 9])
  expect(code).toBe('2z2z2z2zab')
  expect(isRecoveryCode(code)).toBe(true)
  expect(normalizeFactorCode(formatRecoveryCode(code))).toBe(code)
})

test('who must set up a second factor, by policy and role [second-factor-27]', () => {
  const missing = FACTOR_POLICIES.flatMap((factorPolicy) =>
    ROLES.filter((role) => isFactorMissing({ role, factorPolicy, factorOn: false })).map(
      (role) => `${factorPolicy}: ${role}`,
    ),
  )
  expect(missing).toEqual([
    'super-admins: super_admin',
    'admins: receptionist',
    'admins: admin',
    'admins: super_admin',
  ])
  for (const factorPolicy of FACTOR_POLICIES) {
    for (const role of ROLES) {
      expect(isFactorMissing({ role, factorPolicy, factorOn: true })).toBe(false)
    }
  }
})

const admin: Progress = {
  role: 'super_admin',
  membershipCompleted: false,
  bookingCompleted: false,
  paymentWaiting: false,
  hasMemberId: false,
  factorMissing: true,
}

test('every admin page redirects admins who lack a required second factor to its setup', () => {
  expect(homeOf(admin)).toBe('/second-factor')
  for (const may of ['desk', 'auditLog'] as const) {
    const access = { access: 'staff', may } as const
    expect(routeGuard(access, admin)).toBe('/second-factor')
    expect(callRefusal(access, admin)).toEqual({ code: 'secondFactorSetupRequired' })
    expect(callRefusal(access, { ...admin, factorMissing: false })).toBeUndefined()
  }
  expect(callRefusal({ access: 'staff', may: 'auditLog' }, { ...admin, role: 'admin' })).toEqual({
    code: 'notAllowed',
  })
  expect(routeGuard({ access: 'logged-in' }, admin)).toBeUndefined()
  expect(callRefusal({ access: 'staff-set-up' }, admin)).toBeUndefined()
  expect(callRefusal({ access: 'staff-set-up' }, { ...admin, role: 'user' })).toEqual({
    code: 'notAllowed',
  })
})
