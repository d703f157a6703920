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
  const draw = mersenneTwister(seed)
  const next = () => (draw() & 0x3ffffff) * 2 ** -26 + (draw() & 0x7ffffff) * 2 ** -53
  const integer = (from: number, to: number) => {
    const size = to - from + 1
    // Larger values would make the first integers likelier.
    const limit = Math.floor(2 ** 32 / size) * size
    let drawn = limit
    while (drawn >= limit) drawn = draw() + 2 ** 31
    return (drawn % size) + from
  }
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

const STATES = 624

/**
 * Draws the 32-bit integers of the Mersenne Twister MT19937, which gives unrelated sequences for adjacent seeds.
 * pure-rand's has a table for jumping ahead, which the demo would download.
 */
function mersenneTwister(seed: number): () => number {
  const states = new Int32Array(STATES)
  const state = (at: number) => states[at % STATES] ?? 0
  const twist = (at: number) => {
    const joined = (state(at) & 0x80000000) | (state(at + 1) & 0x7fffffff)
    states[at] = state(at + 397) ^ (joined >>> 1) ^ (-(joined & 1) & 0x9908b0df)
  }
  states[0] = seed
  for (let at = 1; at < STATES; at++) {
    const last = state(at - 1)
    states[at] = Math.imul(1_812_433_253, last ^ (last >>> 30)) + at
  }
  for (let at = 0; at < STATES; at++) twist(at)

  let index = 0
  return () => {
    let drawn = state(index)
    drawn ^= drawn >>> 11
    drawn ^= (drawn << 7) & 0x9d2c5680
    drawn ^= (drawn << 15) & 0xefc60000
    drawn ^= drawn >>> 18
    twist(index)
    index = (index + 1) % STATES
    return drawn
  }
}
