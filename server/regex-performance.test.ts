import { expect, test } from 'vitest'
import { shippedPatterns } from './testing/shipped-patterns.ts'

/** Checks that no regular expression of the app needs super-linear time on crafted input. */

const LENGTH = 10_000
/** A match below this is fast enough at any growth. */
const MAX_MATCH_MS = 10
/** With fourfold input a linear expression takes 4 times as long, a quadratic one 16 times. */
const TOO_MUCH_GROWTH = 9

const patterns = await shippedPatterns()

/** Strings to repeat in the text for this expression: its literals, and what its classes match. */
function parts({ source }: RegExp): string[] {
  const named = [...source.replace(/\\[a-zA-Z](\{\w+\})?/g, '')].filter(
    (character) => !/[\\^$|()[\]?*+{}]/.test(character),
  )
  const characters = [...new Set([...named, 'a', 'A', '7', ' ', '.', '@', '-', 'अ'])].slice(0, 14)
  return [
    ...characters,
    ...characters.slice(0, 7).flatMap((one) => characters.slice(0, 7).map((two) => one + two)),
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

test('finds known regular expressions', () => {
  expect(patterns.length).toBeGreaterThan(60)
  for (const file of [
    'shared/domain/user/email.ts',
    'shared/contract/fields.ts',
    'server/config/environment.ts',
  ]) {
    expect(patterns.map(([each]) => each)).toContain(file)
  }
})

/** Returns the worst slowdown when the input grows fourfold; 1 if every match is fast. */
function growthWith(part: string, pattern: RegExp): number {
  const short = pumped(part, LENGTH / 4)
  const growths = pumped(part, LENGTH).map((text, index) => {
    const taken = fastestMs(pattern, text)
    return taken < MAX_MATCH_MS ? 1 : taken / fastestMs(pattern, short[index] ?? '')
  })
  return Math.max(...growths)
}

test('detects a quadratic regular expression', () => {
  expect(growthWith(' ', / +$/)).toBeGreaterThan(TOO_MUCH_GROWTH)
  expect(growthWith(' ', /^ +$/)).toBeLessThan(TOO_MUCH_GROWTH)
}, 30_000)

test.each(patterns)('%s: %s [security-58]', (_file, pattern) => {
  for (const part of parts(pattern)) {
    expect(growthWith(part, pattern), JSON.stringify(part)).toBeLessThan(TOO_MUCH_GROWTH)
  }
})
