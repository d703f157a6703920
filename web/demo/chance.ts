/** Repeatable chance: the same seed gives the same hall, so that a page looks alike on each visit. */
export type Chance = {
  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number
  oneOf<const T>(choices: readonly [T, ...T[]]): T
  shuffled<T>(items: readonly T[]): T[]
}

/** The numbers of mulberry32, a small well-known generator. */
export function chanceFrom(seed: number): Chance {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    between,
    oneOf: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}

/** Ids of the form that the server gives, one after another. */
export function idsFrom(): () => string {
  let last = 0
  return () => {
    last += 1
    return `d3a0da7a-0000-4000-8000-${String(last).padStart(12, '0')}`
  }
}
