import { describe, expect, test } from 'vitest'
import { StartupError } from '#server/config/startup-error.ts'
import { readSeedOptions } from './seed-options.ts'

test('defaults to 500 members', () => {
  const usual = { members: 500, bookings: undefined, seed: 2026, replace: false }
  expect(readSeedOptions([])).toEqual(usual)
})

test('reads every option', () => {
  const args = ['--members', '20000', '--bookings=1000000', '--seed', '7', '--replace']
  expect(readSeedOptions(args)).toEqual({
    members: 20_000,
    bookings: 1_000_000,
    seed: 7,
    replace: true,
  })
})

describe('rejects invalid options with a one-line error:', () => {
  test.each([
    ['--members', 'many'],
    ['--members', '0'],
    ['--members', '50001'],
    ['--members', '-5'],
    ['--seed', '1.5'],
    ['--bookings', '5'],
    ['--people', '5'],
    ['500'],
  ])('%s %s', (...args) => {
    const read = () => readSeedOptions(args.filter((each) => each !== undefined))
    expect(read).toThrow(StartupError)
    expect(read).toThrow(/^[^\n]+\.$/)
  })
})
