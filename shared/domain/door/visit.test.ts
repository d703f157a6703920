import { describe, expect, test } from 'vitest'
import { ALL_HOURS, type Batch, DAY, NIGHT } from '../booking/batches.ts'
import { slotAt } from './door-slot.ts'
import { firstOfMonth, mondayOf, readVisits, type VisitEntry, visitsOf } from './visit.ts'

const ZONE = 'Asia/Kolkata'
const at = (time: string) => new Date(`${time}:00+05:30`)

function entry(
  direction: VisitEntry['direction'],
  time: string,
  batch: Batch | null = DAY,
  changes: Partial<VisitEntry> = {},
): VisitEntry {
  const { day, half } = slotAt(ZONE, at(time))
  return { direction, at: at(time), outcome: 'allowed', studyDay: day, half, batch, ...changes }
}

/** Visits as 'from – until', with '…' for an open one. */
function read(entries: VisitEntry[], now = '2029-01-01T00:00') {
  const clock = { timeZone: ZONE, graceMinutes: 15, now: at(now) }
  const local = (instant: Date) =>
    new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(5, 16)
  return visitsOf(entries, clock).map(
    ({ from, until, open }) => `${local(from)} – ${open ? '…' : local(until)}`,
  )
}

describe('a visit', () => {
  test('lasts from check-in to check-out, in the order of time [attendance-1]', () => {
    const day = [
      entry('out', '2026-12-02T12:00'),
      entry('in', '2026-12-02T09:00'),
      entry('out', '2026-12-02T18:30'),
      entry('in', '2026-12-02T13:00'),
    ]
    expect(read(day)).toEqual(['12-02T09:00 – 12-02T12:00', '12-02T13:00 – 12-02T18:30'])
  })

  test.each([
    [DAY, '2026-12-02T09:00', '12-02T22:00'],
    [NIGHT, '2026-12-02T23:00', '12-03T07:00'],
    [NIGHT, '2026-12-03T01:00', '12-03T07:00'],
    [ALL_HOURS, '2026-12-02T09:00', '12-03T07:00'],
    [NIGHT, '2026-12-31T22:30', '01-01T07:00'],
    [NIGHT, '2028-02-29T23:00', '03-01T07:00'],
    [DAY, '2026-12-02T07:00', '12-02T22:00'],
    [NIGHT, '2026-12-02T06:59', '12-02T07:00'],
    [null, '2026-12-02T09:00', '12-02T22:00'],
    [null, '2026-12-02T23:00', '12-03T07:00'],
    // Let in by reception outside of the batch's hours.
    [DAY, '2026-12-02T23:00', '12-03T07:00'],
  ])('of %s without a check-out, begun at %s, ends at %s [attendance-2]', (batch, time, end) => {
    expect(read([entry('in', time, batch)])).toEqual([`${time.slice(5)} – ${end}`])
  })

  test.each([
    ['2026-12-02T22:15', '12-02T22:15'],
    ['2026-12-02T22:16', '12-02T22:00'],
  ])('with a check-out at %s, after the hours, ends at %s [attendance-3]', (out, end) => {
    const left = [entry('in', '2026-12-02T20:00'), entry('out', out)]
    expect(read(left)).toEqual([`12-02T20:00 – ${end}`])
  })

  test('is open until the grace period after its hours is over, and counts up to their end [attendance-4]', () => {
    const inside = [entry('in', '2026-12-02T23:00', NIGHT)]
    expect(read(inside, '2026-12-03T06:59')).toEqual(['12-02T23:00 – …'])
    expect(read(inside, '2026-12-03T07:14')).toEqual(['12-02T23:00 – …'])
    expect(read(inside, '2026-12-03T07:15')).toEqual(['12-02T23:00 – 12-03T07:00'])
    const clock = { timeZone: ZONE, graceMinutes: 15, now: at('2026-12-03T07:14') }
    expect(visitsOf(inside, clock)).toMatchObject([{ until: at('2026-12-03T07:00'), open: true }])
  })

  test('starts over the next day after a missing check-out [attendance-5]', () => {
    const days = [entry('in', '2026-12-02T09:00'), entry('in', '2026-12-03T09:00')]
    expect(read([...days, entry('out', '2026-12-03T10:00')])).toEqual([
      '12-02T09:00 – 12-02T22:00',
      '12-03T09:00 – 12-03T10:00',
    ])
  })

  test('begins with an override, but not with a refusal or a check-out [attendance-6]', () => {
    expect(read([entry('in', '2026-12-02T09:00', DAY, { outcome: 'refused' })])).toEqual([])
    expect(read([entry('out', '2026-12-02T09:00')])).toEqual([])
    const overridden = entry('in', '2026-12-02T09:00', DAY, { outcome: 'overridden' })
    expect(read([overridden])).toHaveLength(1)
  })

  test('of somebody who comes within the grace period after the hours has no duration [attendance-7]', () => {
    const late = entry('in', '2026-12-02T22:05', DAY, { half: 'day' })
    expect(read([late])).toEqual(['12-02T22:05 – 12-02T22:05'])
  })
})

describe('a visit of the 24 Hours batch whose paid days continue', () => {
  const paidNextDay = { paidNextDay: true }
  const came = (time: string, batch: Batch = ALL_HOURS) => entry('in', time, batch, paidNextDay)

  test.each([
    ['2026-12-02T20:00', '2026-12-03T09:00', '12-03T09:00'],
    ['2026-12-02T23:00', '2026-12-03T21:30', '12-03T21:30'],
    ['2026-12-03T06:50', '2026-12-03T20:00', '12-03T20:00'],
    ['2026-12-02T20:00', '2026-12-03T20:00', '12-03T20:00'],
    // Nobody stays for more than a day, so a check-in in between was lost.
    ['2026-12-02T20:00', '2026-12-03T20:01', '12-03T08:00'],
  ])('begun at %s, lasts until a check-out at %s, past 7:00 [attendance-70]', (from, out, end) => {
    const entries = [came(from), entry('out', out, ALL_HOURS)]
    expect(read(entries)).toEqual([`${from.slice(5)} – ${end}`])
  })

  test.each([
    // By day: until 7:00, or for 12 hours.
    ['2026-12-02T07:00', '12-03T07:00'],
    ['2026-12-02T18:59', '12-03T07:00'],
    ['2026-12-02T21:59', '12-03T09:59'],
    // By night: until the next night.
    ['2026-12-02T22:00', '12-03T22:00'],
    ['2026-12-03T06:59', '12-03T22:00'],
  ])('begun at %s, ends at %s without a check-out [attendance-71]', (from, end) => {
    expect(read([came(from)])).toEqual([`${from.slice(5)} – ${end}`])
  })

  test('ends at 7:00 for another batch or on the last paid day [attendance-72]', () => {
    const out = entry('out', '2026-12-03T09:00', ALL_HOURS)
    expect(read([came('2026-12-02T23:00', NIGHT), out])).toEqual(['12-02T23:00 – 12-03T07:00'])
    const lastDay = entry('in', '2026-12-02T23:00', ALL_HOURS)
    expect(read([lastDay, out])).toEqual(['12-02T23:00 – 12-03T07:00'])
  })

  test('becomes two visits if the check-out was forgotten in the evening [attendance-75]', () => {
    const days = [came('2026-12-02T18:00'), came('2026-12-03T08:30')]
    expect(read([...days, entry('out', '2026-12-03T12:00')])).toEqual([
      '12-02T18:00 – 12-03T07:00',
      '12-03T08:30 – 12-03T12:00',
    ])
  })
})

test('two check-ins at two gates are one visit and a double admission [attendance-8]', () => {
  const entries = [
    entry('in', '2026-12-02T09:10'),
    entry('in', '2026-12-02T09:00'),
    entry('out', '2026-12-02T10:00'),
    entry('in', '2026-12-02T11:00'),
  ]
  const clock = { timeZone: ZONE, graceMinutes: 15, now: at('2026-12-04T00:00') }
  expect(read(entries)).toEqual(['12-02T09:00 – 12-02T10:00', '12-02T11:00 – 12-02T22:00'])
  expect(readVisits(entries, clock).doubles).toEqual([
    { entry: entries[0], insideSince: at('2026-12-02T09:00') },
  ])
})

test.each([
  ['2026-11-22', '2026-11-16', '2026-11-01'],
  ['2026-11-23', '2026-11-23', '2026-11-01'],
  ['2027-01-01', '2026-12-28', '2027-01-01'],
  ['2028-02-29', '2028-02-28', '2028-02-01'],
  ['1969-12-31', '1969-12-29', '1969-12-01'],
])('the week of %s begins on %s, the month on %s [attendance-9]', (day, monday, first) => {
  expect(mondayOf(day)).toBe(monday)
  expect(firstOfMonth(day)).toBe(first)
})
