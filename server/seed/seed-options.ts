import { parseArgs } from 'node:util'
import { StartupError } from '#server/startup-error.ts'
import type { SampleWish } from './fill-hall.ts'

const MEMBERS = 500
const MOST_MEMBERS = 50_000
const MOST_BOOKINGS = 5_000_000
const SEED = 2026

/** What `npm run seed` was asked for. Throws StartupError in one sentence. */
export function readSeedOptions(args: readonly string[]): SampleWish {
  const { members, bookings, seed, replace } = parse(args)
  const wish = {
    members: whole('--members', members, MOST_MEMBERS) ?? MEMBERS,
    bookings: whole('--bookings', bookings, MOST_BOOKINGS),
    seed: whole('--seed', seed, 2 ** 31) ?? SEED,
    replace: replace ?? false,
  }
  if (wish.bookings !== undefined && wish.bookings < wish.members) {
    throw new StartupError('--bookings must be at least --members: every member has had a seat.')
  }
  return wish
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
      'The command takes --members, --bookings and --seed, each with a whole number, and --replace.',
    )
  }
}

function whole(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const value = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= most) return value
  throw new StartupError(`${name} must be a whole number from 1 to ${most}.`)
}
