import { GENDERS, type Gender } from '#shared/domain/options.ts'
import { roomProblem } from '#shared/domain/rooms.ts'
import { type Seat, seatProblem } from '#shared/domain/seats.ts'
import type { Chance } from './chance.ts'
import type { Stay } from './stays.ts'

/** A stay and whose it is: members are counted from 0, and `turn` is which of their stays it is. */
export type CastStay = Stay & { member: number; turn: number }

export type Cast = { stays: CastStay[]; genders: Gender[] }

/** Women may sit in one part of the hall and men in the other; the two others fit anywhere. */
const POOLS = ['male', 'female', 'other'] as const
type Pool = (typeof POOLS)[number]

/**
 * Gives `members` people `bookings` of the stays, in the order of time: everybody at least one, nobody
 * two at once, and each only seats that the rules allow. Where so few people could not be on so many
 * seats, some stays are left out.
 */
export function castStays(
  chance: Chance,
  planned: readonly Stay[],
  { members, bookings }: { members: number; bookings: number },
): Cast {
  const pools = POOLS.map((pool) => planned.filter(({ seat }) => poolOf(seat) === pool))
  const counts = pools.map(({ length }) => length)
  const people = shares(members, counts)
  const extra = shares(
    bookings - members,
    counts.map((count, place) => ((people[place] ?? 0) > 0 ? count : 0)),
  )
  const cast: Cast = { stays: [], genders: [] }
  for (const [place, pool] of POOLS.entries()) {
    const wanted = people[place] ?? 0
    const chosen = sample(chance, pools[place] ?? [], wanted + (extra[place] ?? 0))
    castPool(chance, cast, chosen, { pool, people: wanted })
  }
  cast.stays.sort((a, b) => a.start - b.start)
  return cast
}

function castPool(
  chance: Chance,
  cast: Cast,
  stays: readonly Stay[],
  { pool, people }: { pool: Pool; people: number },
): void {
  const ending = new Map<number, number[]>()
  const free: number[] = []
  const turns = new Map<number, number>()
  let [unseen, day] = [people, stays[0]?.start ?? 0]
  for (const [place, stay] of stays.entries()) {
    for (; day <= stay.start; day++) {
      free.push(...(ending.get(day) ?? []))
      ending.delete(day)
    }
    const left = stays.length - place
    const member =
      unseen > 0 && (free.length === 0 || chance.next() * left < unseen)
        ? newcomer(chance, cast, pool)
        : takeRecent(chance, free)
    if (member === undefined) continue
    const turn = turns.get(member) ?? 0
    if (turn === 0) unseen -= 1
    turns.set(member, turn + 1)
    const done = ending.get(stay.end)
    if (done) done.push(member)
    else ending.set(stay.end, [member])
    cast.stays.push({ ...stay, member, turn })
  }
}

function newcomer(chance: Chance, { genders }: Cast, pool: Pool): number {
  const own = chance.happens(0.97) && pool !== 'other'
  genders.push(own ? pool : chance.pick(GENDERS.slice(2)))
  return genders.length - 1
}

/** Who left a while ago seldom comes back: one of those who left last. */
function takeRecent(chance: Chance, free: number[]): number | undefined {
  const place = free.length - 1 - chance.whole(0, Math.min(free.length, 300) - 1)
  const [taken] = free.slice(place, place + 1)
  const last = free.pop()
  if (last !== undefined && last !== taken) free[place] = last
  return taken
}

function poolOf(seat: Seat): Pool {
  const open = POOLS.filter(
    (gender) => !roomProblem(seat.room, gender) && !seatProblem(seat, gender),
  )
  return open[0] ?? 'other'
}

/** Whole shares of `total` by `weights`, of which none is above its weight if that can be. */
function shares(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let given = 0
  let seen = 0
  return weights.map((weight) => {
    seen += weight
    const share = sum === 0 ? 0 : Math.round((total * seen) / sum) - given
    given += share
    return share
  })
}

/** So many of the list, in the order of their beginning. */
function sample(chance: Chance, stays: readonly Stay[], count: number): Stay[] {
  const sorted = stays.toSorted((a, b) => a.start - b.start)
  let needed = Math.min(count, sorted.length)
  return sorted.filter((_, place) => {
    const taken = chance.next() * (sorted.length - place) < needed
    if (taken) needed -= 1
    return taken
  })
}
