import { expect, test } from 'vitest'
import { DAY } from '#shared/domain/booking/batches.ts'
import { DOOR_LOOKS, DOOR_REASONS, type DoorVerdict } from '#shared/domain/door/door-verdict.ts'
import { daysLeftText, verdictText } from '#web/features/gate/verdict-text.ts'

const HALL = { timeZone: 'Asia/Kolkata', syncedAt: Date.parse('2026-12-02T09:40:00+05:30') }
const AT = new Date('2026-12-02T14:02:00+05:30')
const STAY = {
  bookingId: 'b',
  seat: 'A5',
  room: 'Dyandhara Kaksh' as const,
  batch: DAY,
  startDate: '2026-12-01',
  endDate: '2026-12-15',
  state: 'paid' as const,
  due: 1200,
}
const BASE = { direction: 'in', looks: [], slot: { day: '2026-12-02', half: 'day' } } as const

function textOf(verdict: Partial<DoorVerdict>, outcome: 'allowed' | 'refused' | 'waiting') {
  return verdictText({ verdict: { kind: 'refused', ...BASE, ...verdict }, outcome }, HALL)
}

test.each(DOOR_REASONS)('%s has a title and says what to do [gate-48]', (reason) => {
  const { tone, word, reasons } = textOf({ reason }, 'refused')
  expect({ tone, word }).toEqual({ tone: 'stop', word: 'Stop' })
  expect(reasons).toHaveLength(1)
  expect(reasons[0]?.todo).toMatch(/^[A-Z].*[.?]$/)
})

test('several looks each say what to do [gate-49]', () => {
  const { tone, reasons } = textOf({ kind: 'look', looks: DOOR_LOOKS }, 'waiting')
  expect(tone).toBe('wait')
  expect(reasons).toHaveLength(DOOR_LOOKS.length)
  expect(textOf({ kind: 'look', looks: DOOR_LOOKS }, 'refused').word).toBe('Turned away')
  expect(textOf({ kind: 'look', looks: DOOR_LOOKS }, 'allowed')).toMatchObject({ tone: 'go' })
})

test.each([
  [{ reason: 'pictureOfACode', at: AT }, ['Code of 2 Dec 2026, 2:02 PM']],
  [{ reason: 'alreadyInside', at: AT }, ['Inside since 2:02 PM']],
  [{ reason: 'otherBatch', at: AT }, ['From 2:02 PM']],
  [{ reason: 'notStarted', day: '2026-12-09' }, ['From 9 Dec 2026']],
  [{ reason: 'ended', day: '2026-12-01' }, ['Until 1 Dec 2026']],
  [{ reason: 'notPaid', stay: STAY }, ['₹1,200 due']],
  [{ kind: 'look', looks: ['newSinceSync'], at: AT }, ['Members as of 9:40 AM']],
  [{ kind: 'look', looks: ['clockOff'], at: AT }, ['Code of 2 Dec 2026, 2:02 PM']],
  [{ kind: 'look', looks: ['dues'], stay: STAY }, ['₹1,200 due']],
  [{ reason: 'suspended', stay: STAY }, []],
] satisfies [Partial<DoorVerdict>, string[]][])(
  'shows the facts of %j [gate-50]',
  (verdict, facts) => {
    expect(textOf(verdict, 'kind' in verdict ? 'waiting' : 'refused').facts).toEqual(facts)
  },
)

test('counts today and the paid days that follow without a gap as days left [gate-51]', () => {
  const verdict: DoorVerdict = { kind: 'admitted', ...BASE, stay: STAY }
  expect(daysLeftText(verdict, [STAY])).toBe('13 days left')
  const renewal = { ...STAY, bookingId: 'c', startDate: '2026-12-15', endDate: '2027-01-15' }
  expect(daysLeftText(verdict, [STAY, renewal])).toBe('44 days left')
  expect(daysLeftText(verdict, [STAY, { ...renewal, state: 'unpaid' }])).toBe('13 days left')
  const last = { ...verdict, slot: { day: '2026-12-14', half: 'day' } as const }
  expect(daysLeftText(last, [STAY])).toBe('Last day')
  const over = { ...verdict, slot: { day: '2026-12-15', half: 'day' } as const }
  expect(daysLeftText(over, [STAY])).toBeUndefined()
})
