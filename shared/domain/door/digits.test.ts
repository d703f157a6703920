import { expect, test } from 'vitest'
import { bytesOf, digitsOf } from './digits.ts'

test.each([[[]], [[0]], [[0, 0, 7]], [[255, 255]], [Array.from({ length: 84 }, (_, i) => i)]])(
  'decodes the digits of the bytes %j [door-1]',
  (bytes) => {
    const digits = digitsOf(Uint8Array.from(bytes))
    expect(digits).toMatch(/^[0-9]+$/)
    expect(bytesOf(digits)).toEqual(Uint8Array.from(bytes))
  },
)

test('26 bytes have 63 digits, and 84 bytes at most 203', () => {
  expect(digitsOf(new Uint8Array(26)).length).toBe(63)
  expect(digitsOf(new Uint8Array(26).fill(255)).length).toBe(63)
  expect(digitsOf(new Uint8Array(84).fill(255)).length).toBe(203)
})

test.each(['', '0', '012', '12a', '९', '-1', '1.5', '512', '9'.repeat(301)])(
  'returns undefined for %j',
  (text) => {
    expect(bytesOf(text)).toBeUndefined()
  },
)
