import { expect, test } from 'vitest'
import { AdminWelcome } from '#web/features/admin/admin-welcome.tsx'
import { drawn } from '#web/testing/drawn.tsx'

test.each([
  ['Meera', 'admin', 'Welcome, Meera!', 'Admin'],
  ['', 'super_admin', 'Welcome, Admin!', 'Super admin'],
] as const)('welcomes %j, %s: %s %s', (firstName, role, welcome, roleLabel) => {
  expect(drawn(<AdminWelcome user={{ firstName, role }} />).text).toBe(`${welcome}${roleLabel}`)
})
