import { expect, it } from 'vitest'
import { wrapText } from '#web/passes/wrap-text.ts'

const letters = (line: string) => line.length

it('breaks between words', () => {
  expect(wrapText('Day Batch (7:00 AM - 10:00 PM)', 14, letters)).toEqual([
    'Day Batch',
    '(7:00 AM -',
    '10:00 PM)',
  ])
})

it('breaks a word that is wider than a line', () => {
  expect(wrapText('Mail averylongaddress@example.com', 10, letters)).toEqual([
    'Mail',
    'averylonga',
    'ddress@exa',
    'mple.com',
  ])
})

it('returns one line for a short text and none for an empty one', () => {
  expect(wrapText('A54', 10, letters)).toEqual(['A54'])
  expect(wrapText('', 10, letters)).toEqual([])
})

it('keeps Devanagari vowel signs with their letter', () => {
  expect(wrapText('आशाशा', 2, letters).join('')).toBe('आशाशा')
  expect(wrapText('आशाशा', 2, letters)).not.toContain('ा')
})
