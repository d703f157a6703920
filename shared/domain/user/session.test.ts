import { expect, test } from 'vitest'
import { idleCutoff, isIdle } from './session.ts'
import type { Role } from './user.ts'

const now = new Date('2026-03-10T22:00:00Z')

test.each<[Role, string, boolean]>([
  ['admin', '2026-03-10T10:00:00.001Z', false],
  ['admin', '2026-03-10T10:00:00.000Z', true],
  ['receptionist', '2026-03-10T10:00:00.001Z', false],
  ['receptionist', '2026-03-10T10:00:00.000Z', true],
  ['super_admin', '2026-03-10T10:00:00.001Z', false],
  ['super_admin', '2026-03-10T10:00:00.000Z', true],
  ['user', '2026-03-10T10:00:00.000Z', false],
  ['user', '2026-02-10T10:00:00.000Z', false],
])('the session of a %s last used at %s is idle at 22:00: %s [idle-1]', (role, used, idle) => {
  expect(isIdle({ role, lastUsedAt: new Date(used) }, now)).toBe(idle)
  expect(idleCutoff(now)).toEqual(new Date('2026-03-10T10:00:00Z'))
})
