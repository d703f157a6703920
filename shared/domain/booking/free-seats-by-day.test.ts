import { expect, test } from 'vitest'
import type { Batch } from './batches.ts'
import { freeSeatsByDay, freeSeatsPeriod } from './free-seats-by-day.ts'
import type { Room } from './rooms.ts'
import { SEATS } from './seats.ts'

const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
const DAY = 'Day Batch (7:00 AM - 10:00 PM)'
const ALL_HOURS = '24 Hours Batch'
const ROOM = 'Dyandhara Kaksh'
const ALL = SEATS.filter(({ room }) => room === ROOM).length

const noon = { day: '2026-03-10', night: '2026-03-10', openDay: '2026-03-10' }
const evening = { ...noon, openDay: '2026-03-11' }
const early = { day: '2026-03-11', night: '2026-03-10', openDay: '2026-03-11' }

function counts(
  stays: Parameters<typeof freeSeatsByDay>[0],
  days: Parameters<typeof freeSeatsByDay>[2] = noon,
  closed: string[] = [],
) {
  const rows = freeSeatsByDay(stays, closed, days)
  return (batch: Batch, room: Room = ROOM) => {
    const row = rows.find((each) => each.room === room && each.batch === batch)
    return row && [row.today, row.tomorrow]
  }
}

const today = { seatId: 'A1', startDate: '2026-03-10', endDate: '2026-03-11' }

test('a stay takes its seat from the batches that share its hours, on its days [today-3]', () => {
  const free = counts([{ ...today, batch: NIGHT }])
  expect(free(NIGHT)).toEqual([ALL - 1, ALL])
  expect(free(ALL_HOURS)).toEqual([ALL - 1, ALL])
  expect(free(DAY)).toEqual([ALL, ALL])
  expect(free(NIGHT, 'Dyanasmi Kaksh')?.[0]).toBe(
    SEATS.filter(({ room }) => room === 'Dyanasmi Kaksh').length,
  )
})

test('a seat booked for Night and for Day reduces the free 24 Hours seats by one; closed seats are never free', () => {
  const free = counts(
    [
      { ...today, batch: NIGHT },
      { ...today, batch: DAY },
    ],
    noon,
    ['A2'],
  )
  expect(free(ALL_HOURS)).toEqual([ALL - 2, ALL - 1])
})

test("returns null for today's Day batch after 22:00; before 7:00, Night still counts for yesterday [today-4]", () => {
  expect(counts([], evening)(DAY)).toEqual([null, ALL])
  expect(counts([], evening)(NIGHT)).toEqual([ALL, ALL])
  const free = counts([{ ...today, batch: ALL_HOURS }], early)
  expect(free(NIGHT)).toEqual([ALL - 1, ALL])
  expect(free(DAY)).toEqual([ALL, ALL])
  expect(freeSeatsPeriod(early)).toEqual({ startDate: '2026-03-10', endDate: '2026-03-13' })
})
