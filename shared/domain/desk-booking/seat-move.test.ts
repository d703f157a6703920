import { expect, test } from 'vitest'
import { DAY, NIGHT } from '../booking/batches.ts'
import { PRICE_TABLE } from '../booking/prices.ts'
import { DEFAULT_ROOM_RULES } from '../booking/room-rules.ts'
import type { Gender } from '../options.ts'
import { moveTarget, newSeatProblem, priceDifferences } from './seat-move.ts'

const ONLINE = { roomRules: DEFAULT_ROOM_RULES, againstRules: false }

test.each<[string, Gender | null, string, string | undefined]>([
  ['A55', 'male', 'is available', undefined],
  ['A5', 'male', 'is in another room', 'Please select a seat in Dyanpurn Kaksh'],
  ['Z99', 'male', 'does not exist', 'Please select a seat in Dyanpurn Kaksh'],
  ['A55', 'female', 'is not for women', 'Section A seats are not available for female students'],
  ['A55', null, 'is available without a gender', undefined],
])('seat %s for a member of gender %s %s', (id, gender, _, problem) => {
  const booking = { room: 'Dyanpurn Kaksh', gender } as const
  expect(newSeatProblem(id, booking, ONLINE)?.message).toBe(problem)
})

test('an admin may override the rule of a section, but not the room of a booking', () => {
  const booking = { room: 'Dyanpurn Kaksh', gender: 'female' } as const
  const atDesk = { ...ONLINE, againstRules: true }
  expect(newSeatProblem('A55', booking, atDesk)).toBeUndefined()
  expect(newSeatProblem('A5', booking, atDesk)?.code).toBe('newSeatInOtherRoom')
})

// ₹999 for 31 days: silver costs ₹250 more, gold ₹500.
const PLAN = {
  room: 'Dyandhara Kaksh',
  batch: DAY,
  duration: '1 Month',
  startDate: '2026-03-01',
  endDate: '2026-04-01',
} as const
const differences = (seatId: string, day: string, plan: Partial<typeof PLAN> | object = {}) => {
  const days = { day, night: '2026-03-31', openDay: day }
  return priceDifferences({ ...PLAN, ...plan, seatId }, { days, prices: PRICE_TABLE })
}

test.each([
  ['A1', '2026-02-20', { standard: 0, silver: 250, gold: 500 }],
  ['A1', '2026-03-01', { standard: 0, silver: 250, gold: 500 }],
  ['A1', '2026-03-17', { standard: 0, silver: 121, gold: 242 }],
  ['A5', '2026-02-20', { standard: -500, silver: -250, gold: 0 }],
  ['A5', '2026-03-17', { standard: -242, silver: -121, gold: 0 }],
  ['A1', '2026-04-02', { standard: 0, silver: 0, gold: 0 }],
])(
  'returns how much more other tiers cost than seat %s for the days left on %s [seat-move-1]',
  (seat, day, expected) => {
    expect(differences(seat, day)).toEqual(expected)
  },
)

test("counts the batch's days left, at today's prices [seat-move-2]", () => {
  expect(differences('A1', '2026-04-01', { batch: NIGHT }).gold).toBe(Math.round(400 / 31))
  expect(differences('A1', '2026-04-01').gold).toBe(0)
  const prices = {
    ...PRICE_TABLE,
    '1 Month': { ...PRICE_TABLE['1 Month'], 'Dyandhara Kaksh': [800, 2000, 3000] },
  } as const
  const days = { day: '2026-03-01', night: '2026-03-01', openDay: '2026-03-01' }
  const { gold } = priceDifferences({ ...PLAN, seatId: 'A1' }, { days, prices })
  expect(gold).toBe(1000)
})

test('a seat of the room is free, free against the rules, the current one, or unavailable [seat-move-3]', () => {
  const found = { seat: 'B82', seats: ['B83'], againstRules: ['A74'] }
  const targets = ['B82', 'B83', 'A74', 'B84'].map((id) => moveTarget(id, found))
  expect(targets).toEqual(['current', 'free', 'againstRules', 'unavailable'])
})
