import { expect, test } from 'vitest'
import { isStaff, ROLES, type Role } from './user.ts'

test('the roles [user-1]', () => {
  expect(ROLES).toEqual(['user', 'receptionist', 'admin', 'super_admin'])
})

test.each<[Role, boolean]>([
  ['user', false],
  ['receptionist', true],
  ['admin', true],
  ['super_admin', true],
])('%s is staff: %s [user-2]', (role, passes) => {
  expect(isStaff({ role })).toBe(passes)
})
