import { expect, test } from 'vitest'
import { isAdmin, mayChangeRole, mayChangeUser, mayDeactivate, ROLES, type Role } from './user.ts'

test('the roles [user-1]', () => {
  expect(ROLES).toEqual(['user', 'admin', 'super_admin'])
})

test.each<[Role, boolean]>([
  ['user', false],
  ['admin', true],
  ['super_admin', true],
])('%s passes admin guards: %s [user-2]', (role, passes) => {
  expect(isAdmin({ role })).toBe(passes)
})

const OWN = 'a'
const OTHER = 'b'

test.each<[Role, Role, string, boolean, boolean, boolean]>([
  ['admin', 'user', OTHER, true, false, true],
  ['admin', 'admin', OTHER, false, false, false],
  ['admin', 'super_admin', OTHER, false, false, false],
  ['admin', 'admin', OWN, true, false, false],
  ['super_admin', 'user', OTHER, true, true, true],
  ['super_admin', 'admin', OTHER, true, true, true],
  ['super_admin', 'super_admin', OTHER, true, true, true],
  ['super_admin', 'super_admin', OWN, true, false, false],
  ['user', 'user', OTHER, false, false, false],
])(
  '%s and the account of %s %s: change %s, role %s, deactivate %s [user-3]',
  (by, role, id, ...may) => {
    const [admin, user] = [
      { id: OWN, role: by },
      { id, role: role },
    ]
    expect([
      mayChangeUser(admin, user),
      mayChangeRole(admin, user),
      mayDeactivate(admin, user),
    ]).toEqual(may)
  },
)
