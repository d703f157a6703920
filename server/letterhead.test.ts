import { beforeEach, expect, test, vi } from 'vitest'
import type { Letterhead } from '#shared/domain/letterhead.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings.ts'
import { createLetterhead, type HallLetterhead } from './letterhead.ts'

const clock = { now: new Date('2026-03-10T04:30:00Z') }
const read = vi.fn<() => Promise<Letterhead>>()
let letterhead: HallLetterhead
beforeEach(() => {
  read.mockReset()
  letterhead = createLetterhead(read, () => clock.now)
})

const SHARMA: Letterhead = {
  name: 'Sharma Library',
  contactPhone: '98765 43210',
  contactEmail: 'desk@sharma.example',
  address: 'Pune',
}
const JOSHI: Letterhead = { ...SHARMA, name: 'Joshi Library', contactPhone: '' }

const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

test('is read once for all who ask within two seconds', async () => {
  read.mockResolvedValue(SHARMA)
  expect(await Promise.all([letterhead.current(), letterhead.current()])).toEqual([SHARMA, SHARMA])
  pass(1)
  expect(await letterhead.current()).toEqual(SHARMA)
  expect(read).toHaveBeenCalledTimes(1)

  read.mockResolvedValue(JOSHI)
  pass(1)
  expect(await letterhead.current()).toEqual(JOSHI)
})

test('is the built-in one, then the last known one, while the database is away', async () => {
  read.mockRejectedValue(new Error('Connection refused'))
  expect(await letterhead.current()).toEqual(DEFAULT_SETTINGS)
  pass(2)
  read.mockResolvedValue(SHARMA)
  expect(await letterhead.current()).toEqual(SHARMA)
  pass(2)
  read.mockRejectedValue(new Error('Connection refused'))
  expect(await letterhead.current()).toEqual(SHARMA)
})

test('a database that does not answer keeps nobody waiting', async () => {
  vi.useFakeTimers()
  try {
    read.mockReturnValue(new Promise(() => undefined))
    const asked = letterhead.current()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await asked).toEqual(DEFAULT_SETTINGS)
    expect(await letterhead.current()).toEqual(DEFAULT_SETTINGS)
    expect(read).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})

test('after a change nobody gets an answer from before it', async () => {
  let answerLate = (_letterhead: Letterhead) => {}
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve
    }),
  )
  const early = letterhead.current()
  letterhead.forget()
  read.mockResolvedValue(JOSHI)
  const late = letterhead.current()
  answerLate(SHARMA)
  await early
  expect(await late).toEqual(JOSHI)
  expect(await letterhead.current()).toEqual(JOSHI)
})
