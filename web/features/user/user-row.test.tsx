import { expect, test } from 'vitest'
import type { Role } from '#shared/domain/user/user.ts'
import type { ListedUser } from '#web/api/user/user.ts'
import { UserRow } from '#web/features/user/user-row.tsx'
import { MEMBER } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

const OTHER_ADMIN = {
  id: 'other',
  name: 'Meera Desai',
  role: 'admin',
  phoneNumber: null,
  paidUntil: null,
  lastContact: null,
} as const
const HIDDEN = { ...OTHER_ADMIN, email: null, memberId: null, active: null }
const SHOWN = { ...OTHER_ADMIN, email: 'meera@example.com', memberId: null, active: true }

const rowFor = (role: Role, row: ListedUser) =>
  renderStatic(<UserRow user={row} onAction={() => undefined} />, { user: { ...MEMBER, role } })
    .text

test('shows an admin no details of another admin, and no actions [user-19]', () => {
  expect(rowFor('admin', HIDDEN)).toMatch(
    /Meera Desai\s*Admin\s*Only super admins see the details\.$/,
  )
})

test('shows a super admin all details and actions', () => {
  expect(rowFor('super_admin', SHOWN)).toMatch(
    /meera@example\.com\s*No ID yet\s*View\s*Edit\s*Delete$/,
  )
})

test('shows the last contact', () => {
  const lastContact = { kind: 'call', at: '2026-11-22T04:30:00.000Z' } as const
  expect(rowFor('super_admin', { ...SHOWN, lastContact })).toMatch(
    /No ID yet\s*Called .*22 Nov 2026/,
  )
})
