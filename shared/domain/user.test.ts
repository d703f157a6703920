import { expect, test } from 'vitest'
import { isAdmin, ROLES, type Role } from './user.ts'

test('the roles', () => {
  expect(ROLES).toEqual(['user', 'admin', 'super_admin'])
})

test.each<[Role, boolean]>([
  ['user', false],
  ['admin', true],
  ['super_admin', true],
])('%s passes as an admin: %s', (role, passes) => {
  expect(isAdmin({ role })).toBe(passes)
})
