import { expect, test } from 'vitest'
import { createRoster } from '#web/gate/roster.ts'
import { uuidV7 } from '#web/gate/uuid-v7.ts'
import { rosterMember } from '#web/testing/roster.ts'

const ASHA = rosterMember()
const RAVI = rosterMember({
  userId: '6d7b5be0-0f0b-4b52-8f66-0a4f4f7f0002',
  name: 'Ravi Joshi',
  memberId: null,
  emailHash: 'cd'.repeat(32),
  phoneEnd: '9876',
  passes: [{ id: 'aaaaaaaaaaaaaaaa', kind: 'card', revoked: true }],
  stays: [],
})

test('finds members by user ID, member ID, hash of the email, and pass [gate-10]', () => {
  const roster = createRoster([ASHA, RAVI])
  expect(roster.byUser(RAVI.userId)).toBe(RAVI)
  expect(roster.byMemberId('@DA202507001')).toBe(ASHA)
  expect(roster.byEmailHash('cd'.repeat(32))).toBe(RAVI)
  expect(roster.byPass('00ff10203040a0b0')).toEqual({ member: ASHA, revoked: false })
  expect(roster.byPass('aaaaaaaaaaaaaaaa')).toEqual({ member: RAVI, revoked: true })
  expect(roster.byPass('bbbbbbbbbbbbbbbb')).toBeUndefined()
})

test.each([
  ['asha', [ASHA]],
  ['kul ash', [ASHA]],
  ['9876', [RAVI]],
  ['a5', [ASHA]],
  ['', []],
  ['nobody', []],
  ['i', [ASHA, RAVI]],
])('searches for %j [gate-40]', (text, expected) => {
  expect(createRoster([ASHA, RAVI]).search(text, 10)).toEqual(expected)
})

test('applies changed and removed members, or replaces the full roster [gate-41]', () => {
  const roster = createRoster([ASHA, RAVI])
  const moved = { ...ASHA, memberId: '@DA202507009', passes: [] }
  roster.apply({ full: false, members: [moved], removed: [RAVI.userId], absentPasses: [] })
  expect(roster.byMemberId('@DA202507001')).toBeUndefined()
  expect(roster.byPass('00ff10203040a0b0')).toBeUndefined()
  expect(roster.byMemberId('@DA202507009')).toBe(moved)
  expect(roster.byUser(RAVI.userId)).toBeUndefined()
  roster.apply({ full: true, members: [RAVI], removed: [], absentPasses: [] })
  expect([...roster.members()]).toEqual([RAVI])
  expect(roster.search('a5', 10)).toEqual([])
})

test('knows the absent passes, including those of removed members [door-87]', () => {
  const asha = {
    ...ASHA,
    passes: [{ id: '00ff10203040a0b0', kind: 'phone' as const, revoked: false }],
  }
  const roster = createRoster([asha], ['1111111111111111'])
  expect(roster.isAbsentPass('00ff10203040a0b0')).toBe(false)
  const change = { full: false, members: [], absentPasses: ['2222222222222222'] }
  roster.apply({ ...change, removed: [asha.userId] })
  for (const id of ['00ff10203040a0b0', '1111111111111111', '2222222222222222']) {
    expect(roster.isAbsentPass(id)).toBe(true)
  }
  roster.apply({ full: true, members: [asha], removed: [], absentPasses: [] })
  expect(roster.isAbsentPass('00ff10203040a0b0')).toBe(false)
  expect(roster.isAbsentPass('1111111111111111')).toBe(false)
})

test('uuidV7 returns UUIDs of version 7, which sort by time [gate-11]', () => {
  const early = uuidV7(Date.parse('2026-12-02T06:30:00.000Z'))
  const late = uuidV7(Date.parse('2026-12-02T06:30:00.001Z'))
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(early < late).toBe(true)
  expect(Number.parseInt(early.replaceAll('-', '').slice(0, 12), 16)).toBe(
    Date.parse('2026-12-02T06:30:00Z'),
  )
})
