import { beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import type { ShownDetails } from '#shared/words/landing-texts.ts'
import { createHallDetailsCache, type HallDetailsCache } from './hall-details-cache.ts'

const clock = { now: new Date('2026-03-10T04:30:00Z') }
const read = vi.fn<() => Promise<ShownDetails>>()
let cache: HallDetailsCache
beforeEach(() => {
  read.mockReset()
  cache = createHallDetailsCache(read, () => clock.now)
})

const SHARMA: ShownDetails = {
  ...DEFAULT_SETTINGS,
  name: 'Sharma Library',
  contactPhone: '98765 43210',
  contactEmail: 'desk@sharma.example',
  address: 'Pune',
}
const JOSHI: ShownDetails = { ...SHARMA, name: 'Joshi Library', contactPhone: '' }

const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

test('reads the database once for all requests within two seconds', async () => {
  read.mockResolvedValue(SHARMA)
  expect(await Promise.all([cache.current(), cache.current()])).toEqual([SHARMA, SHARMA])
  pass(1)
  expect(await cache.current()).toEqual(SHARMA)
  expect(read).toHaveBeenCalledTimes(1)

  read.mockResolvedValue(JOSHI)
  pass(1)
  expect(await cache.current()).toEqual(JOSHI)
})

test('returns the built-in details, then the last known ones, while the database is unavailable [security-33]', async () => {
  read.mockRejectedValue(new Error('Connection refused'))
  expect(await cache.current()).toEqual(DEFAULT_SETTINGS)
  pass(2)
  read.mockResolvedValue(SHARMA)
  expect(await cache.current()).toEqual(SHARMA)
  pass(2)
  read.mockRejectedValue(new Error('Connection refused'))
  expect(await cache.current()).toEqual(SHARMA)
})

test('does not wait for a database that hangs', async () => {
  vi.useFakeTimers()
  try {
    read.mockReturnValue(new Promise(() => undefined))
    const reading = cache.current()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await reading).toEqual(DEFAULT_SETTINGS)
    expect(await cache.current()).toEqual(DEFAULT_SETTINGS)
    expect(read).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})

test('never returns a value from before a change', async () => {
  let resolveLate = (_details: ShownDetails) => {}
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      resolveLate = resolve
    }),
  )
  const early = cache.current()
  cache.invalidate()
  read.mockResolvedValue(JOSHI)
  const late = cache.current()
  resolveLate(SHARMA)
  await early
  expect(await late).toEqual(JOSHI)
  expect(await cache.current()).toEqual(JOSHI)
})
