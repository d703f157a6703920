import { describe, expect, test } from 'vitest'
import { DAY, NIGHT } from './batches.ts'
import {
  claimHoldEnd,
  deskHoldEnd,
  deskHoldEndFromHold,
  HOLDS_PER_DAY,
  type PastHold,
  planHold,
  rejectedHoldEnd,
} from './hold.ts'

const now = new Date('2026-03-10T04:30:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)
const wanted = { seatId: 'A1', batch: DAY, startDate: '2026-03-10', endDate: '2026-04-10' }
const pastHold = (at: Date, changed: Partial<PastHold> = {}): PastHold => ({
  ...wanted,
  savedAt: at,
  ...changed,
})
const timeZone = 'Asia/Kolkata'
const heldUntil = (past: readonly PastHold[]) =>
  planHold(wanted, past, { now, holdMinutes: 30 }).outcome?.heldUntil

describe('the time of a hold [booking-37]', () => {
  test.each<[string, PastHold[], Date]>([
    ['the first save', [], minutes(30)],
    ['the first save of the seat', [pastHold(minutes(-20))], minutes(10)],
    ['the earliest', [pastHold(minutes(-5)), pastHold(minutes(-20))], minutes(10)],
    [
      'a save for overlapping days',
      [pastHold(minutes(-20), { endDate: '2026-03-11' })],
      minutes(10),
    ],
    ['a save whose hold has ended', [pastHold(minutes(-60))], minutes(-30)],
    [
      'a save for other days',
      [pastHold(minutes(-20), { startDate: '2026-04-10', endDate: '2026-05-10' })],
      minutes(10),
    ],
    ['now, for the other half of the day', [pastHold(minutes(-20), { batch: NIGHT })], minutes(30)],
    ['now, for another seat', [pastHold(minutes(-20), { seatId: 'A2' })], minutes(30)],
    ['now, when the clock was set back', [pastHold(minutes(5))], minutes(30)],
  ])('counts from %s', (_from, past, end) => {
    expect(heldUntil(past)).toEqual(end)
  })

  test('the end of a desk hold follows from the end of the online hold [booking-432]', () => {
    for (const past of [[], [pastHold(minutes(-20))]]) {
      const { outcome } = planHold(wanted, past, { now, holdMinutes: 30 })
      expect(
        outcome && deskHoldEndFromHold({ ...wanted, ...outcome }, { holdMinutes: 30, timeZone }),
      ).toEqual(deskHoldEnd(wanted, past, { now, timeZone }))
    }
  })

  test('counts from the first save for a desk payment too', () => {
    expect(deskHoldEnd(wanted, [pastHold(minutes(-20))], { now, timeZone })).toEqual(
      new Date(minutes(-20).getTime() + 2 * 86_400_000),
    )
    expect(deskHoldEnd(wanted, [], { now, timeZone })).toEqual(days(2))
  })

  // now is 10:00 in Kolkata.
  test.each([
    [DAY, '2026-03-11', '2026-03-10T22:00:00+05:30'],
    [NIGHT, '2026-03-11', '2026-03-11T07:00:00+05:30'],
    [DAY, '2026-03-12', '2026-03-11T22:00:00+05:30'],
    [DAY, '2026-03-13', '2026-03-12T10:00:00+05:30'],
  ])(
    'a desk payment of the %s until %s holds the seat until %s at most [booking-508]',
    (batch, endDate, end) => {
      const short = { ...wanted, batch, endDate }
      expect(deskHoldEnd(short, [], { now, timeZone })).toEqual(new Date(end))
      const online = { ...short, heldUntil: minutes(30) }
      expect(deskHoldEndFromHold(online, { holdMinutes: 30, timeZone })).toEqual(new Date(end))
    },
  )
})

test('a UTR holds the seat to the end of the last day, and its rejection for a day or the rest of two [upi-35]', () => {
  expect(claimHoldEnd(wanted, timeZone)).toEqual(new Date('2026-04-09T22:00:00+05:30'))
  const end = (stay: typeof wanted, past: readonly PastHold[]) =>
    rejectedHoldEnd(stay, past, { now, timeZone })
  expect(end(wanted, [pastHold(days(-5))])).toEqual(days(1))
  expect(end(wanted, [pastHold(days(-0.5))])).toEqual(days(1.5))
  const today = { ...wanted, endDate: '2026-03-11' }
  expect(end(today, [])).toEqual(new Date('2026-03-10T22:00:00+05:30'))
})

describe(`a member holds at most ${HOLDS_PER_DAY} seats a day [booking-38]`, () => {
  const seats = (count: number, at = minutes(-60)) =>
    Array.from({ length: count }, (_, index) => pastHold(at, { seatId: `B${index}` }))
  const refusal = (past: readonly PastHold[]) =>
    planHold(wanted, past, { now, holdMinutes: 30 }).refusal

  test('refuses one more seat', () => {
    expect(refusal(seats(HOLDS_PER_DAY - 1))).toBeUndefined()
    expect(refusal(seats(HOLDS_PER_DAY))).toEqual({
      code: 'tooManyHolds',
      values: { holds: HOLDS_PER_DAY },
    })
  })

  test('accepts a seat that was saved before', () => {
    expect(refusal([...seats(HOLDS_PER_DAY), pastHold(minutes(-90))])).toBeUndefined()
  })

  test('counts a seat once, however often it was saved', () => {
    const often = ['2026-03-11', '2026-03-18', '2026-04-25'].map((endDate) =>
      pastHold(minutes(-10), { seatId: 'B0', endDate }),
    )
    expect(
      refusal([
        ...seats(HOLDS_PER_DAY - 1),
        ...often.map((hold, index) => ({ ...hold, savedAt: minutes(-10 + index) })),
      ]),
    ).toBeUndefined()
  })

  test('forgets holds after a day', () => {
    expect(refusal(seats(HOLDS_PER_DAY, days(-1)))).toBeUndefined()
  })
})
