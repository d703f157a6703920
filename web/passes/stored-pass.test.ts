import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storedPass, storeUserPass } from '#web/passes/stored-pass.ts'
import { MEMBER, NEWCOMER, PAID } from '#web/testing/member.ts'

let local: Map<string, string>
beforeEach(() => {
  local = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('stores only what the pass shows [pass-496]', () => {
  storeUserPass(MEMBER)
  const pass = storedPass()
  expect(pass).toMatchObject({
    name: MEMBER.fullName,
    memberId: MEMBER.memberId,
    room: 'Dyandhara Kaksh',
    seat: 'A5',
    stay: {
      batch: 'Day Batch (7:00 AM - 10:00 PM)',
      startDate: '2026-11-20',
      endDate: '2026-12-20',
    },
    ending: { batch: 'Day Batch (7:00 AM - 10:00 PM)', endDate: '2026-12-20' },
  })
  expect(JSON.parse(pass?.qrText ?? '')).toMatchObject({ type: 'MEMBERSHIP_PASS', seat: 'A5' })
  expect([...local.keys()]).toEqual(['pass'])
  expect(local.get('pass')).not.toContain('9876543210')
})

it('stores the batch of the booking and that of a renewal, and reads a pass without the former [pass-564]', () => {
  const renewed = { batch: '24 Hours Batch', endDate: '2027-01-20' } as const
  storeUserPass({ ...MEMBER, cover: { consecutiveEnd: renewed, lastEnd: renewed } })
  const { batch } = PAID
  expect(storedPass()).toMatchObject({ stay: { batch, endDate: '2026-12-20' }, ending: renewed })
  const { batch: _, endDate: __, ...older } = JSON.parse(local.get('pass') ?? '')
  local.set('pass', JSON.stringify(older))
  expect(storedPass()).toMatchObject({ stay: renewed, ending: renewed })
})

it('stores what the member owes, so that the pass says it without a network, too [pass-566]', () => {
  const due = { open: 400, payableOn: '2026-12-01' }
  storeUserPass({ ...MEMBER, due: { ...due, lateFees: [{ amount: 50, from: '2026-12-02' }] } })
  expect(storedPass()).toMatchObject({ due })
  expect(local.get('pass')).not.toContain('lateFees')
  storeUserPass(MEMBER)
  expect(storedPass()?.due).toBeUndefined()
})

it('removes the stored pass if the user has no paid booking [pass-497]', () => {
  storeUserPass(MEMBER)
  storeUserPass(NEWCOMER)
  expect(storedPass()).toBeUndefined()
})

it.each(['', '{', 'null', '[]', '{"name":"Asha"}', '{"name":"Asha","valid":{"endDate":"soon"}}'])(
  'ignores an unreadable stored pass: %s [pass-498]',
  (text) => {
    local.set('pass', text)
    expect(storedPass()).toBeUndefined()
  },
)
