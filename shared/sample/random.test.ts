import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { mersenne } from 'pure-rand/generator/mersenne'
import { expect, test } from 'vitest'
import { seededRandom } from './random.ts'

test('draws what pure-rand draws with the same seed', () => {
  for (const seed of [0, 1, 2, 26, 2 ** 31, -5]) {
    const [random, library] = [seededRandom(seed), mersenne(seed)]
    for (let round = 0; round < 700; round++) {
      expect(random.next()).toBe(uniformFloat64(library))
      for (const [from, to] of [
        [0, 0],
        [0, 1],
        [1, 6],
        [-3, round],
        [7e9, 9_999_999_999],
      ] as const)
        expect(random.integer(from, to)).toBe(uniformInt(library, from, to))
    }
  }
})
