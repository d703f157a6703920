import { parseArgs } from 'node:util'
import { StartupError } from '#server/config/startup-error.ts'
import type { SampleOptions } from './seed-database.ts'

const MEMBERS = 500
const MAX_MEMBERS = 50_000
const MAX_BOOKINGS = 5_000_000
const SEED = 2026

/** Parses the options of `npm run seed`. Throws StartupError with one sentence. */
export function readSeedOptions(args: readonly string[]): SampleOptions {
  const { members, bookings, seed, replace } = parse(args)
  const options = {
    members: integer('--members', members, MAX_MEMBERS) ?? MEMBERS,
    bookings: integer('--bookings', bookings, MAX_BOOKINGS),
    seed: integer('--seed', seed, 2 ** 31) ?? SEED,
    replace: replace ?? false,
  }
  if (options.bookings !== undefined && options.bookings < options.members) {
    throw new StartupError(
      '--bookings must be at least --members, because every member has had a seat.',
    )
  }
  return options
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    members: text,
    bookings: text,
    seed: text,
    replace: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw new StartupError(
      'The options are --members, --bookings and --seed, each with a whole number, and --replace.',
    )
  }
}

function integer(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= max) return value
  throw new StartupError(`${name} must be a whole number from 1 to ${max}.`)
}
