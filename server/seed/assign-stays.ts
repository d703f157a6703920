import { seatsFor } from '#shared/domain/booking/room-restrictions.ts'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { SEATS, type Seat } from '#shared/domain/booking/seats.ts'
import { GENDERS, type Gender } from '#shared/domain/options.ts'
import type { Random } from '#shared/sample/random.ts'
import type { PlannedStay } from './stays.ts'

/** A stay and its member: members are numbered from 0, and `turn` counts the member's stays. */
export type AssignedStay = PlannedStay & { member: number; turn: number }

export type Assignment = { stays: AssignedStay[]; genders: Gender[] }

/** A seat's pool is the first gender here that may book it online, else 'other'. */
const POOLS = ['male', 'female', 'other'] as const
type Pool = (typeof POOLS)[number]

/**
 * Assigns `bookings` of the stays to `members` members, in chronological order: at least one each,
 * never two at once, and only seats that the rules allow. Leaves out some stays if there are too
 * few members for them.
 */
export function assignStays(
  random: Random,
  planned: readonly PlannedStay[],
  { members, bookings }: { members: number; bookings: number },
): Assignment {
  const pools = POOLS.map((pool) =>
    planned.filter(({ seat }) => POOL_OF_SEAT.get(seat.id) === pool),
  )
  const counts = pools.map(({ length }) => length)
  const users = shares(members, counts)
  const extra = shares(
    bookings - members,
    counts.map((count, index) => ((users[index] ?? 0) > 0 ? count : 0)),
  )
  const assignment: Assignment = { stays: [], genders: [] }
  for (const [index, pool] of POOLS.entries()) {
    const userCount = users[index] ?? 0
    const chosen = sample(random, pools[index] ?? [], userCount + (extra[index] ?? 0))
    assignPool(random, assignment, chosen, { pool, users: userCount })
  }
  assignment.stays.sort((a, b) => a.start - b.start)
  return assignment
}

function assignPool(
  random: Random,
  assignment: Assignment,
  stays: readonly PlannedStay[],
  { pool, users }: { pool: Pool; users: number },
): void {
  const ending = new Map<number, number[]>()
  const free: number[] = []
  const turns = new Map<number, number>()
  let [unassigned, day] = [users, stays[0]?.start ?? 0]
  for (const [index, stay] of stays.entries()) {
    for (; day <= stay.start; day++) {
      free.push(...(ending.get(day) ?? []))
      ending.delete(day)
    }
    const left = stays.length - index
    const member =
      unassigned > 0 && (free.length === 0 || random.next() * left < unassigned)
        ? addMember(random, assignment, pool)
        : takeRecent(random, free)
    if (member === undefined) continue
    const turn = turns.get(member) ?? 0
    if (turn === 0) unassigned -= 1
    turns.set(member, turn + 1)
    const done = ending.get(stay.end)
    if (done) done.push(member)
    else ending.set(stay.end, [member])
    assignment.stays.push({ ...stay, member, turn })
  }
}

function addMember(random: Random, { genders }: Assignment, pool: Pool): number {
  const usesPool = random.chance(0.97) && pool !== 'other'
  genders.push(usesPool ? pool : random.pick(GENDERS.slice(2)))
  return genders.length - 1
}

/** Takes one of the 300 members whose stays ended last: few return after a long break. */
function takeRecent(random: Random, free: number[]): number | undefined {
  const index = free.length - 1 - random.integer(0, Math.min(free.length, 300) - 1)
  const [taken] = free.slice(index, index + 1)
  const last = free.pop()
  if (last !== undefined && last !== taken) free[index] = last
  return taken
}

function poolOf(seat: Seat): Pool {
  const open = POOLS.filter((gender) =>
    seatsFor(gender, seat.room, DEFAULT_ROOM_RULES).includes(seat),
  )
  return open[0] ?? 'other'
}

const POOL_OF_SEAT = new Map(SEATS.map((seat) => [seat.id, poolOf(seat)]))

/**
 * Splits `total` into integers in proportion to `weights`; each at most its weight, if possible.
 */
function shares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let allocated = 0
  let weightSeen = 0
  return weights.map((weight) => {
    weightSeen += weight
    const share = sum === 0 ? 0 : Math.round((total * weightSeen) / sum) - allocated
    allocated += share
    return share
  })
}

/** A random subset of the list, sorted by start. */
function sample(random: Random, stays: readonly PlannedStay[], count: number): PlannedStay[] {
  const sorted = stays.toSorted((a, b) => a.start - b.start)
  let needed = Math.min(count, sorted.length)
  return sorted.filter((_, index) => {
    const taken = random.next() * (sorted.length - index) < needed
    if (taken) needed -= 1
    return taken
  })
}
