import { expect, test } from 'vitest'
import { createScannerKeys, type Key } from '#web/gate/scanner-keys.ts'

/** Returns the key events of typing `text` on a keyboard with Devanagari digits, one every `gap` milliseconds. */
function keysOf(text: string, { gap = 10, from = 0, block = 'Digit' } = {}): Key[] {
  return [...text, 'Enter'].map((character, index) => ({
    code: /[0-9]/.test(character) ? `${block}${character}` : character,
    key: /[0-9]/.test(character) ? String.fromCharCode(0x966 + Number(character)) : character,
    shiftKey: false,
    timeStamp: from + index * gap,
  }))
}

const DIGITS = '1234567890'.repeat(6)

test.each(['Digit', 'Numpad'])(
  'reads a code that a scanner types with %s keys, in any keyboard layout [gate-26]',
  (block) => {
    const scanner = createScannerKeys()
    const codes = keysOf(DIGITS, { block }).map((key) => scanner.press(key))
    expect(codes.at(-1)).toBe(DIGITS)
    expect(codes.slice(0, -1).every((code) => code === undefined)).toBe(true)
  },
)

test('reads two codes in quick succession as two [gate-42]', () => {
  const scanner = createScannerKeys()
  const keys = [...keysOf(DIGITS), ...keysOf('202507001', { from: 2000 })]
  const codes = keys.flatMap((key) => scanner.press(key) ?? [])
  expect(codes).toEqual([DIGITS, '202507001'])
})

test('ignores keys that a person types [gate-27]', () => {
  const scanner = createScannerKeys()
  for (const key of keysOf('202507001', { gap: 90 })) {
    expect(scanner.isFromScanner(key)).toBe(false)
    expect(scanner.press(key)).toBeUndefined()
  }
})

test('the Enter that ends a code, and one right after it, belong to the scanner [gate-43]', () => {
  const scanner = createScannerKeys()
  const keys = keysOf(DIGITS)
  for (const key of keys.slice(0, -1)) scanner.press(key)
  const [enter] = keys.slice(-1)
  if (!enter) throw new Error('No Enter key')
  expect(scanner.isFromScanner(enter)).toBe(true)
  expect(scanner.press(enter)).toBe(DIGITS)
  const later = (ms: number) => ({ ...enter, timeStamp: enter.timeStamp + ms })
  expect(scanner.isFromScanner(later(5))).toBe(true)
  expect(scanner.press(later(5))).toBeUndefined()
  expect(scanner.isFromScanner(later(600))).toBe(false)
})

test('Shift does not interrupt a code [gate-44]', () => {
  const scanner = createScannerKeys()
  const shift = { code: 'ShiftLeft', key: 'Shift', shiftKey: true, timeStamp: 35 }
  const keys = keysOf('12345678')
  const codes = [...keys.slice(0, 4), shift, ...keys.slice(4)].map((key) => scanner.press(key))
  expect(codes.at(-1)).toBe('12345678')
})
