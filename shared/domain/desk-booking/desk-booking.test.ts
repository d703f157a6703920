import { describe, expect, test } from 'vitest'
import { DAY } from '../booking/batches.ts'
import { DEFAULT_ROOM_RULES } from '../booking/room-rules.ts'
import type { RefusalCode } from '../refusal.ts'
import { cancelBooking, type DeskBooking } from './desk-booking.ts'
import { moveBooking, seatsToMoveTo } from './seat-move.ts'

const now = new Date('2026-03-10T04:30:00Z')
const days = { day: '2026-03-10', night: '2026-03-10', openDay: '2026-03-10' }
const freeTarget = { now, days, closed: false, taken: false, roomRules: DEFAULT_ROOM_RULES }
const booking: DeskBooking = {
  id: 'b1',
  seatId: 'A5',
  room: 'Dyandhara Kaksh',
  status: 'paid',
  heldUntil: now,
  gender: 'male',
  batch: DAY,
  startDate: '2026-03-01',
  endDate: '2026-04-01',
}
const moveToA4 = { seat: 'A4', from: 'A5' }

test("a move's audit entry has both seats", () => {
  expect(moveBooking(booking, moveToA4, freeTarget).outcome).toEqual({
    action: 'booking.move',
    subject: 'booking:b1',
    details: { was: 'A5', is: 'A4' },
  })
})

test.each(['A1', 'A5'])('a repeated move from %s to its current seat changes nothing', (from) => {
  const closed = { ...freeTarget, closed: true }
  expect(moveBooking(booking, { seat: 'A5', from }, closed)).toEqual({ outcome: null })
})

describe('a move is refused', () => {
  test.each<[RefusalCode, Partial<DeskBooking>, object, object]>([
    ['bookingNotMovable', { status: 'held' }, {}, {}],
    ['bookingNotMovable', { endDate: '2026-03-10' }, {}, {}],
    ['bookingNotMovable', { status: 'cancelled' }, { seat: 'A5' }, {}],
    ['bookingMoved', {}, { from: 'A1' }, { closed: true }],
    ['validationFailed', {}, { seat: 'A50' }, { taken: true }],
    ['seatClosed', {}, {}, { closed: true, taken: true }],
    ['seatTaken', {}, {}, { taken: true }],
  ])('%s for %j, %j and %j', (code, changed, move, facts) => {
    const refused = moveBooking(
      { ...booking, ...changed },
      { ...moveToA4, ...move },
      { ...freeTarget, ...facts },
    )
    expect(refused.refusal?.code).toBe(code)
  })
})

test('a booking can move to other free seats of its room that its member may book', () => {
  const { seats, againstRules } = seatsToMoveTo(booking, ['A1', 'A2'], DEFAULT_ROOM_RULES)
  expect(seats).toContain('A4')
  for (const seat of ['A1', 'A2', 'A5', 'A50']) expect(seats).not.toContain(seat)
  expect(againstRules).toEqual([])
})

const WOMANS_BOOKING = {
  ...booking,
  seatId: 'B82',
  room: 'Dyanasmi Kaksh',
  gender: 'female',
} as const

test('an admin may move a booking to a seat against the room rules, and the log says so [room-rule-6]', () => {
  const targets = seatsToMoveTo(WOMANS_BOOKING, ['A74', 'C93'], DEFAULT_ROOM_RULES)
  expect(targets.seats).not.toContain('A75')
  expect(targets.againstRules).toEqual(['A75', 'A76', 'A77', 'A78', 'A79', 'A80', 'A81'])
  const moveToA75 = { seat: 'A75', from: 'B82' }
  expect(moveBooking(WOMANS_BOOKING, moveToA75, freeTarget).refusal?.problems?.seat?.message).toBe(
    'Section A seats are not available for female students',
  )
  const overridden = { ...moveToA75, againstRules: true }
  expect(moveBooking(WOMANS_BOOKING, overridden, freeTarget).outcome?.details).toEqual({
    was: 'B82',
    is: 'A75',
    againstRules: true,
  })
  expect(
    moveBooking(WOMANS_BOOKING, overridden, { ...freeTarget, closed: true }).refusal?.code,
  ).toBe('seatClosed')
  // Only an overridden rule is logged.
  const allowedAnyway = { seat: 'B83', from: 'B82', againstRules: true }
  expect(moveBooking(WOMANS_BOOKING, allowedAnyway, freeTarget).outcome?.details).toEqual({
    was: 'B82',
    is: 'B83',
  })
})

test.each([
  ['paid', '2026-03-11', undefined],
  ['held', '2026-03-11', undefined],
  ['lapsed', '2026-03-11', undefined],
  ['paid', '2026-03-10', 'bookingEnded'],
  ['replaced', '2026-03-11', 'bookingEnded'],
] as const)('cancelling a booking that is %s until %s: %s', (status, endDate, code) => {
  const { refusal, outcome } = cancelBooking({ ...booking, status, endDate }, days, undefined)
  expect(refusal?.code).toBe(code)
  if (outcome) expect(outcome.details).toEqual({ was: status, seat: 'A5' })
})

test('cancelling a cancelled booking changes nothing, even after its end', () => {
  const cancelled = { ...booking, status: 'cancelled', endDate: '2026-03-10' } as const
  const writeOff = { code: 'writeOffAboveLimit' } as const
  expect(cancelBooking(cancelled, days, writeOff)).toEqual({ outcome: null })
  expect(cancelBooking(booking, days, writeOff)).toEqual({ refusal: writeOff })
})
