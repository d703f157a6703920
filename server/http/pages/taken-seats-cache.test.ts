import { expect, test, vi } from 'vitest'
import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import { createTakenSeatsCache } from './taken-seats-cache.ts'

const taken = (...seats: string[]): TakenSeats => ({ night: new Set(seats), day: new Set() })

test('reads the taken seats every 30 seconds, and returns undefined while the database is unavailable [landing-377]', async () => {
  const clock = { now: new Date('2026-03-10T04:30:00Z') }
  const pass = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }
  const read = vi.fn<() => Promise<TakenSeats>>()
  const cache = createTakenSeatsCache(read, () => clock.now)
  read.mockResolvedValue(taken('A1'))
  expect(await cache.current()).toEqual(taken('A1'))
  read.mockResolvedValue(taken('A2'))
  pass(29)
  expect(await cache.current()).toEqual(taken('A1'))
  pass(1)
  expect(await cache.current()).toEqual(taken('A2'))
  expect(read).toHaveBeenCalledTimes(2)

  read.mockRejectedValue(new Error('Connection refused'))
  pass(30)
  expect(await cache.current()).toBeUndefined()
  read.mockResolvedValue(taken('A3'))
  pass(30)
  expect(await cache.current()).toEqual(taken('A3'))
})
