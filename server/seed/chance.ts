/** Numbers that look random and are the same for the same seed. */
export type Chance = {
  /** From 0 to 1, without 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  /** True so often: 0.2 is one time in five. */
  happens(share: number): boolean
  pick<T>(list: readonly T[]): T
  uuid(): string
}

/** The generator mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const next = () => bits() / 2 ** 32
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    happens: (share) => next() < share,
    pick(list) {
      const picked = list[whole(0, list.length - 1)]
      if (picked === undefined) throw new RangeError('Nothing to pick from')
      return picked
    },
    uuid() {
      const hex = Array.from({ length: 4 }, () => bits().toString(16).padStart(8, '0')).join('')
      // The two digits that say which kind of id it is.
      const digits = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`
      return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
