import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'

/** Deterministic random draws: the same seed gives the same sequence. */
export type Random = {
  /** From 0 inclusive to 1 exclusive. */
  next(): number
  /** An integer, both ends inclusive. */
  integer(min: number, max: number): number
  /** Returns true with this probability. */
  chance(probability: number): boolean
  pick<const T>(list: readonly T[]): T
  uuid(): string
}

export function seededRandom(seed: number): Random {
  // Unlike the library's faster generators, it also gives unrelated sequences for adjacent seeds.
  const generator = mersenne(seed)
  const next = () => uniformFloat64(generator)
  const integer = (from: number, to: number) => uniformInt(generator, from, to)
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick(list) {
      const picked = list[integer(0, list.length - 1)]
      if (picked === undefined) throw new RangeError('Nothing to pick from')
      return picked
    },
    uuid() {
      const hex = (length: number) =>
        Array.from({ length }, () => integer(0, 15).toString(16)).join('')
      return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
    },
  }
}
