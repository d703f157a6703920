import { describe, expect, test } from 'vitest'
import { BATCH_DETAILS } from '#shared/domain/booking/batches.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { seatsFor } from '#shared/domain/booking/room-restrictions.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { GENDERS } from '#shared/domain/options.ts'
import { planSample, type SamplePlan } from './plan-sample.ts'
import { dayNumber, dayOf, sampleClock } from './sample-clock.ts'

const CLOCK = sampleClock('Asia/Kolkata', new Date('2026-03-10T04:30:00Z'))
const plan = (members: number, bookings?: number, seed = 1) =>
  planSample({ members, bookings, seed }, CLOCK)

type TakenStay = { key: string; start: number; end: number }

/** Returns the stays that overlap the previous stay with the same key. */
function findOverlaps(taken: readonly TakenStay[]): TakenStay[] {
  const until = new Map<string, number>()
  return taken
    .toSorted((a, b) => a.start - b.start)
    .filter(({ key, start, end }) => {
      const before = until.get(key) ?? 0
      until.set(key, Math.max(before, end))
      return start < before
    })
}

function seatHalves({ stays }: SamplePlan): TakenStay[] {
  return stays.flatMap(({ seat, batch, start, end }) =>
    BATCH_DETAILS[batch].halves.map((half) => ({ key: `${seat.id} ${half}`, start, end })),
  )
}

describe.each([
  [1, 1],
  [5, undefined],
  [5, 400],
  [500, undefined],
  [3_000, 3_000],
  [20_000, undefined],
  [2_000, 150_000],
])('a sample of %s members with %s bookings', (members, bookings) => {
  const sample = plan(members, bookings)
  const { stays, genders } = sample

  test('gives every member a seat, and only seats that the rules allow', () => {
    expect(genders).toHaveLength(members)
    expect(new Set(stays.map(({ member }) => member)).size).toBe(members)
    const open = new Map(
      GENDERS.map((gender) => [
        gender,
        new Set(ROOMS.flatMap((room) => seatsFor(gender, room, DEFAULT_ROOM_RULES))),
      ]),
    )
    const refused = stays.filter(({ member, seat }) => {
      return !open.get(genders[member] ?? 'male')?.has(seat)
    })
    expect(refused).toEqual([])
  })

  test('books no seat twice and no member on two seats at once', () => {
    expect(findOverlaps(seatHalves(sample))).toEqual([])
    const own = stays.map(({ member, start, end }) => ({ key: String(member), start, end }))
    expect(findOverlaps(own)).toEqual([])
  })

  test('stays within the calendar', () => {
    const wrong = stays.filter(
      ({ start, end, duration }) => dayNumber(membershipEnd(dayOf(start), duration)) !== end,
    )
    expect(wrong).toEqual([])
    expect(stays.filter(({ start }) => start > CLOCK.today + 30)).toEqual([])
  })

  test('numbers the stays of each member from the first', () => {
    const turns = new Map<number, number>()
    const wrong = stays.filter(({ member, turn }) => {
      const expected = turns.get(member) ?? 0
      turns.set(member, expected + 1)
      return turn !== expected
    })
    expect(wrong).toEqual([])
  })
})

test('fits 20,000 members into two years and fills the study hall well', () => {
  const { stays } = plan(20_000)
  expect(stays).toHaveLength(23_000)
  expect(Math.min(...stays.map(({ start }) => start))).toBeGreaterThanOrEqual(CLOCK.today - 730)
  const running = stays.filter(({ start, end }) => start <= CLOCK.today && end > CLOCK.today)
  expect(running.length).toBeGreaterThan(95)
  expect(stays.filter(({ start }) => start > CLOCK.today).length).toBeGreaterThan(20)
})

test('extends further back if two years are too short for the bookings', () => {
  const { stays } = plan(2_000, 150_000)
  expect(stays).toHaveLength(150_000)
  const past = stays.filter(({ end }) => end <= CLOCK.today)
  expect(past.length / stays.length).toBeGreaterThan(0.98)
})

test('the same seed gives the same sample, and another seed a different one', () => {
  expect(plan(50, 80, 7).stays).toEqual(plan(50, 80, 7).stays)
  expect(plan(50, 80, 7).stays).not.toEqual(plan(50, 80, 8).stays)
})
