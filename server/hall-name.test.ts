import { beforeEach, expect, test, vi } from 'vitest'
import { createHallName, type HallName } from './hall-name.ts'

const clock = { now: new Date('2026-03-10T04:30:00Z') }
const read = vi.fn<() => Promise<string>>()
let hallName: HallName
beforeEach(() => {
  read.mockReset()
  hallName = createHallName(read, () => clock.now)
})

const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

test('is read once for all who ask within two seconds', async () => {
  read.mockResolvedValue('Sharma Library')
  expect(await Promise.all([hallName.current(), hallName.current()])).toEqual([
    'Sharma Library',
    'Sharma Library',
  ])
  pass(1)
  expect(await hallName.current()).toBe('Sharma Library')
  expect(read).toHaveBeenCalledTimes(1)

  read.mockResolvedValue('Joshi Library')
  pass(1)
  expect(await hallName.current()).toBe('Joshi Library')
})

test('is the built-in one, then the last known one, while the database is away', async () => {
  read.mockRejectedValue(new Error('Connection refused'))
  expect(await hallName.current()).toBe('Dyanpeeth Abhyasika')
  pass(2)
  read.mockResolvedValue('Sharma Library')
  expect(await hallName.current()).toBe('Sharma Library')
  pass(2)
  read.mockRejectedValue(new Error('Connection refused'))
  expect(await hallName.current()).toBe('Sharma Library')
})

test('a database that does not answer keeps nobody waiting', async () => {
  vi.useFakeTimers()
  try {
    read.mockReturnValue(new Promise(() => undefined))
    const asked = hallName.current()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await asked).toBe('Dyanpeeth Abhyasika')
    expect(await hallName.current()).toBe('Dyanpeeth Abhyasika')
    expect(read).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})

test('after a change nobody gets an answer from before it', async () => {
  let answerLate = (_name: string) => {}
  read.mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve
    }),
  )
  const early = hallName.current()
  hallName.forget()
  read.mockResolvedValue('Joshi Library')
  const late = hallName.current()
  answerLate('Sharma Library')
  await early
  expect(await late).toBe('Joshi Library')
  expect(await hallName.current()).toBe('Joshi Library')
})
