import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Seeded random choices, so that a page looks the same on each visit. */
export type RandomChoices = {
  /** Returns an integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number
  oneOf<const T>(choices: readonly T[]): T
  shuffled<T>(items: readonly T[]): T[]
}

export function seededChoices(seed: number): RandomChoices {
  const generator = xoroshiro128plus(seed)
  const between = (least: number, most: number) => uniformInt(generator, least, most)
  return {
    between,
    oneOf(choices) {
      const choice = choices[between(0, choices.length - 1)]
      if (choice === undefined) throw new RangeError('Nothing to choose from')
      return choice
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: generator.next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item),
  }
}

/** Returns a generator of consecutive ids in the server's format. */
export function idsFrom(): () => string {
  let last = 0
  return () => {
    last += 1
    return `d3a0da7a-0000-4000-8000-${String(last).padStart(12, '0')}`
  }
}
