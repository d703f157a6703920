import { expect, test } from 'vitest'
import { ownPatterns } from './testing/own-patterns.ts'

/** No regular expression of ours takes much longer for a text that was made to keep it busy. */

const LENGTH = 10_000
/** Below this it is fast enough, whatever its growth. */
const HARMLESS_MS = 10
/** Four times the text takes a linear expression four times as long, a quadratic one 16 times. */
const TOO_MUCH_GROWTH = 9

const patterns = await ownPatterns()

/** Parts that a text for this expression is pumped up with: what it names, and what it may mean. */
function parts({ source }: RegExp): string[] {
  const named = [...source.replace(/\\[a-zA-Z](\{\w+\})?/g, '')].filter(
    (sign) => !/[\\^$|()[\]?*+{}]/.test(sign),
  )
  const signs = [...new Set([...named, 'a', 'A', '7', ' ', '.', '@', '-', 'अ'])].slice(0, 14)
  return [
    ...signs,
    ...signs.slice(0, 7).flatMap((one) => signs.slice(0, 7).map((two) => one + two)),
  ]
}

function fastestMs(pattern: RegExp, text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    text.replace(pattern, '')
    return performance.now() - start
  })
  return Math.min(...times)
}

function pumped(part: string, length: number): string[] {
  const body = part.repeat(length / part.length)
  return [`${body}\u0001`, `a@${body}@`, `\u0001${body}`]
}

test('the expressions of every part were found', () => {
  expect(patterns.length).toBeGreaterThan(60)
  for (const file of ['shared/domain/email.ts', 'shared/contract/fields.ts', 'server/config.ts']) {
    expect(patterns.map(([each]) => each)).toContain(file)
  }
})

/** How many times as long the worst text of a part takes as a quarter of it; 1 where all are fast. */
function growthWith(part: string, pattern: RegExp): number {
  const short = pumped(part, LENGTH / 4)
  const growths = pumped(part, LENGTH).map((text, place) => {
    const taken = fastestMs(pattern, text)
    return taken < HARMLESS_MS ? 1 : taken / fastestMs(pattern, short[place] ?? '')
  })
  return Math.max(...growths)
}

test('an expression that is quadratic is told from one that is not', () => {
  expect(growthWith(' ', / +$/)).toBeGreaterThan(TOO_MUCH_GROWTH)
  expect(growthWith(' ', /^ +$/)).toBeLessThan(TOO_MUCH_GROWTH)
}, 30_000)

test.each(patterns)('%s: %s', (_file, pattern) => {
  for (const part of parts(pattern)) {
    expect(growthWith(part, pattern), JSON.stringify(part)).toBeLessThan(TOO_MUCH_GROWTH)
  }
})
