import { expect, test } from 'vitest'
import type { Role } from './user.ts'
import {
  mayChangeRole,
  mayChangeUser,
  mayDeactivate,
  mayList,
  maySeePapers,
} from './user-access.ts'

const OWN_ID = 'a'
const OTHER = 'b'

test.each<[Role, Role, string, boolean, boolean, boolean]>([
  ['admin', 'user', OTHER, true, false, true],
  ['admin', 'admin', OTHER, false, false, false],
  ['admin', 'super_admin', OTHER, false, false, false],
  ['admin', 'admin', OWN_ID, true, false, false],
  ['super_admin', 'user', OTHER, true, true, true],
  ['super_admin', 'admin', OTHER, true, true, true],
  ['super_admin', 'super_admin', OTHER, true, true, true],
  ['super_admin', 'super_admin', OWN_ID, true, false, false],
  ['user', 'user', OTHER, false, false, false],
  ['admin', 'receptionist', OTHER, false, false, false],
  ['super_admin', 'receptionist', OTHER, true, true, true],
  ['receptionist', 'user', OTHER, true, false, true],
  ['receptionist', 'receptionist', OWN_ID, true, false, false],
  ['receptionist', 'receptionist', OTHER, false, false, false],
  ['receptionist', 'admin', OTHER, false, false, false],
  ['receptionist', 'super_admin', OTHER, false, false, false],
])(
  '%s and the account of %s %s: change %s, role %s, deactivate %s [user-3]',
  (by, role, id, ...may) => {
    const [admin, user] = [
      { id: OWN_ID, role: by },
      { id, role: role },
    ]
    expect([
      mayChangeUser(admin, user),
      mayChangeRole(admin, user),
      mayDeactivate(admin, user),
    ]).toEqual(may)
  },
)

test.each<[Role, Role, string, boolean]>([
  ['receptionist', 'user', OTHER, true],
  ['receptionist', 'receptionist', OWN_ID, true],
  ['receptionist', 'receptionist', OTHER, false],
  ['receptionist', 'super_admin', OTHER, false],
  ['admin', 'receptionist', OTHER, true],
  ['admin', 'super_admin', OTHER, true],
  ['super_admin', 'admin', OTHER, true],
])('lists for %s show %s %s: %s [role-2]', (by, role, id, shown) => {
  expect(mayList({ id: OWN_ID, role: by }, { id, role })).toBe(shown)
})

test.each<[Role, Role, boolean]>([
  ['user', 'user', false],
  ['receptionist', 'user', true],
  ['receptionist', 'admin', false],
  ['super_admin', 'admin', true],
])('%s may see the receipts of another %s: %s', (caller, owner, allowed) => {
  expect(maySeePapers({ id: 'u1', role: caller }, { id: 'u2', role: owner })).toBe(allowed)
  expect(maySeePapers({ id: 'u1', role: caller }, { id: 'u1', role: caller })).toBe(true)
})
