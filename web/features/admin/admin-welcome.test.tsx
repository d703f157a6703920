import { expect, test } from 'vitest'
import { AdminWelcome } from '#web/features/admin/admin-welcome.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test.each([
  ['Meera', 'admin', 'Welcome, Meera!', 'Admin'],
  ['', 'super_admin', 'Welcome, Admin!', 'Super admin'],
] as const)(
  'welcomes %j with the role %s: %s %s [admin-4]',
  (firstName, role, welcome, roleLabel) => {
    expect(renderStatic(<AdminWelcome user={{ firstName, role }} />).text).toBe(
      `${welcome}${roleLabel}`,
    )
  },
)
