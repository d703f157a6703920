import { expect, test } from 'vitest'
import { studyDaysIn } from '../booking/study-day.ts'
import { endsSoon, runningBatch, seatStanding } from './hall-map.ts'

const paid = { state: 'paid', ending: false, open: 0 } as const
const ending = { state: 'paid', ending: true, open: 0 } as const
const paidInPart = { state: 'paid', ending: false, open: 999 } as const
const waiting = { state: 'waiting', ending: false, open: 0 } as const
const desk = { state: 'desk', ending: false, open: 0 } as const

test.each([
  ['free', false, []],
  ['closed', true, []],
  ['taken', false, [paid]],
  ['ending', false, [ending]],
  ['unpaid', false, [waiting]],
  ['unpaid', false, [desk]],
  ['unpaid', false, [paidInPart]],
  // A closed seat keeps its bookings.
  ['taken', true, [paid]],
  // By night and by day.
  ['ending', false, [paid, ending]],
  ['unpaid', false, [ending, desk]],
] as const)('a seat is %s (closed: %s, holders: %j) [hall-1]', (standing, closed, holders) => {
  expect(seatStanding({ closed, holders })).toBe(standing)
})

test.each([
  ['the last day', '2026-03-11', true],
  ['7 days left', '2026-03-17', true],
  ['8 days left', '2026-03-18', false],
  ['over', '2026-03-10', false],
])('ends soon: %s [hall-2]', (_when, endDate, soon) => {
  const seen = { day: '2026-03-10', followed: false }
  expect(endsSoon({ state: 'paid', endDate }, seen)).toBe(soon)
  expect(endsSoon({ state: 'paid', endDate }, { ...seen, followed: true })).toBe(false)
  expect(endsSoon({ state: 'desk', endDate }, seen)).toBe(false)
})

test.each([
  ['2026-03-10T00:00', 'Night Batch (10:00 PM - 7:00 AM)'],
  ['2026-03-10T06:59', 'Night Batch (10:00 PM - 7:00 AM)'],
  ['2026-03-10T07:00', 'Day Batch (7:00 AM - 10:00 PM)'],
  ['2026-03-10T21:59', 'Day Batch (7:00 AM - 10:00 PM)'],
  ['2026-03-10T22:00', 'Night Batch (10:00 PM - 7:00 AM)'],
])('at %s, %s runs [hall-3]', (time, batch) => {
  expect(runningBatch(studyDaysIn('Asia/Kolkata', new Date(`${time}:00+05:30`)))).toBe(batch)
})
