import { expect, test } from 'vitest'
import { measurePairs, median, quantile } from './measure-pairs.ts'

test('measures both in each round, in alternating order', async () => {
  const order: string[] = []
  const measured = (name: string) => async () => {
    order.push(name)
    return 1
  }
  await measurePairs(3, measured('a'), measured('b'))
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b'])
})

test('returns the median of the rounds’ ratios, not a ratio of sums', async () => {
  const [a, b] = [
    [10, 30, 90],
    [20, 30, 30],
  ]
  const next = (list: number[] | undefined) => async () => list?.shift() ?? Number.NaN
  expect(await measurePairs(3, next(a), next(b))).toEqual({ a: 30, b: 30, ratio: 1 })
})

test('returns a measured figure as a quantile, not an interpolated one', () => {
  const figures = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([median(figures), quantile(figures, 0.99), quantile(figures, 1)]).toEqual([50, 99, 100])
  expect(quantile([7], 0.99)).toBe(7)
  expect(() => median([])).toThrow('No figures')
})
