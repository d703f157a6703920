import { expect, test } from 'vitest'
import { UserManagementScreen } from '#web/features/user/user-management-screen.tsx'
import { MEMBER } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

test('the wordmark links to the admin dashboard', () => {
  const { links } = renderStatic(<UserManagementScreen />, { user: { ...MEMBER, role: 'admin' } })
  expect(links).toMatchObject({
    'Dyanpeeth Abhyasika': '/admin-dashboard',
    'Back to Dashboard': '/admin-dashboard',
  })
})
