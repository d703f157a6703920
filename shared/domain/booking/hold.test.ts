import { describe, expect, test } from 'vitest'
import { DAY, NIGHT } from './batches.ts'
import { deskHoldEnd, deskHoldEndFromHold, HOLDS_PER_DAY, type PastHold, planHold } from './hold.ts'

const now = new Date('2026-03-10T04:30:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)
const wanted = { seatId: 'A1', batch: DAY, startDate: '2026-03-10', endDate: '2026-04-10' }
const pastHold = (at: Date, changed: Partial<PastHold> = {}): PastHold => ({
  ...wanted,
  savedAt: at,
  ...changed,
})
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
      expect(outcome && deskHoldEndFromHold(outcome, { holdMinutes: 30 })).toEqual(
        deskHoldEnd(wanted, past, now),
      )
    }
  })

  test('counts from the first save for a desk payment too', () => {
    expect(deskHoldEnd(wanted, [pastHold(minutes(-20))], now)).toEqual(
      new Date(minutes(-20).getTime() + 2 * 86_400_000),
    )
    expect(deskHoldEnd(wanted, [], now)).toEqual(days(2))
  })
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
