import { expect, test } from 'vitest'
import { may, PERMISSIONS, type Permission } from './permissions.ts'
import type { Role } from './user.ts'

const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name)
const ALL = Object.keys(PERMISSIONS).filter(isPermission)

const DESK_PERMISSIONS = ['desk', 'tours', 'members', 'bookings', 'cash', 'passes', 'door']
const ADMIN_PERMISSIONS = [
  'gates',
  'listFiles',
  'revenue',
  'allShifts',
  'allNotes',
  'books',
  'newDrawers',
  'statement',
  'settings',
  'staffNames',
]
const OWNER_PERMISSIONS = ['staff', 'ownerSettings', 'handOvers', 'erasure', 'auditLog']

test.each<[Role, string[]]>([
  ['user', []],
  ['receptionist', DESK_PERMISSIONS],
  ['admin', [...DESK_PERMISSIONS, ...ADMIN_PERMISSIONS]],
  ['super_admin', [...DESK_PERMISSIONS, ...ADMIN_PERMISSIONS, ...OWNER_PERMISSIONS]],
])('%s may %j [role-1]', (role, permissions) => {
  expect(ALL.filter((permission) => may({ role }, permission))).toEqual(permissions)
})
