import { expect, test } from 'vitest'
import { inTurn, median, quantile } from './in-turn.ts'

test('each round measures both, and the first of them changes', async () => {
  const order: string[] = []
  const measured = (name: string) => async () => {
    order.push(name)
    return 1
  }
  await inTurn(3, measured('a'), measured('b'))
  expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b'])
})

test('the ratio is the median of the rounds, not of the sums', async () => {
  const [a, b] = [
    [10, 30, 90],
    [20, 30, 30],
  ]
  const next = (list: number[] | undefined) => async () => list?.shift() ?? Number.NaN
  expect(await inTurn(3, next(a), next(b))).toEqual({ a: 30, b: 30, ratio: 1 })
})

test('quantiles are figures that were measured', () => {
  const figures = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([median(figures), quantile(figures, 0.99), quantile(figures, 1)]).toEqual([50, 99, 100])
  expect(quantile([7], 0.99)).toBe(7)
  expect(() => median([])).toThrow('nothing')
})
