import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'

/** Random numbers that are the same for the same seed, on every machine. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  number(): number
  between(low: number, high: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  /** Normally distributed, with mean 0 and standard deviation 1. */
  normal(): number
}

export function seededRandom(seed: string): Random {
  // The library's faster generators start out similar for similar seeds.
  const generator = mersenne(hash(seed))
  const number = () => uniformFloat64(generator)
  return {
    number,
    between: (low, high) => low + (high - low) * number(),
    pick: (choices) => choices[uniformInt(generator, 0, choices.length - 1)] ?? choices[0],
    normal: () => NORMAL_SAMPLES[generator.next() >>> 20] ?? 0,
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return state
}

/** A lookup table, because a picture's noise takes millions of draws. A sum of twelve uniform numbers is close enough. */
const NORMAL_SAMPLES = normalSamples(4096)

function normalSamples(size: number): Float32Array {
  const generator = mersenne(1)
  const uniform = () => uniformFloat64(generator)
  return Float32Array.from(
    { length: size },
    () => Array.from({ length: 12 }, uniform).reduce((sum, value) => sum + value) - 6,
  )
}
