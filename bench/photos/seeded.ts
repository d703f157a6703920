/** Chance that repeats itself: the same seed gives the same numbers on every machine. */
export type Chance = {
  /** From 0 up to, but not, 1. */
  number(): number
  between(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  /** Of a bell curve around 0, with a standard deviation of 1. */
  normal(): number
}

export function seeded(seed: string): Chance {
  let state = hash(seed)

  function whole(): number {
    // The generator "mulberry32".
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  const number = () => whole() / 2 ** 32
  return {
    number,
    between: (low, high) => low + (high - low) * number(),
    pick: (choices) => choices[Math.floor(number() * choices.length)] ?? choices[0],
    normal: () => BELL[whole() >>> 20] ?? 0,
  }
}

/** "FNV-1a". */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return state
}

/** A picture's noise takes millions of draws: they are looked up. Sums of twelve are near enough. */
const BELL = bell(4096)

function bell(size: number): Float32Array {
  let state = 1
  const uniform = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Float32Array.from(
    { length: size },
    () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value) - 6,
  )
}
