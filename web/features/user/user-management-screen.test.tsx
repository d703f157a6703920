import { expect, test } from 'vitest'
import { UserManagementScreen } from '#web/features/user/user-management-screen.tsx'
import { drawn } from '#web/testing/drawn.tsx'

test('the brand leads to the admin dashboard, as on every admin page', () => {
  const { links } = drawn(<UserManagementScreen />)
  expect(links).toMatchObject({
    'Dyanpeeth Abhyasika': '/admin-dashboard',
    'Back to Dashboard': '/admin-dashboard',
  })
})
