import { expect, test } from 'vitest'
import { fillIn, namedValues } from './placeholders.ts'

const TEXT = 'This tour is {status} now, so it cannot be set to {target}.'

test('replaces each placeholder with its value', () => {
  expect(fillIn(TEXT, { status: 'cancelled', target: 'confirmed' })).toBe(
    'This tour is cancelled now, so it cannot be set to confirmed.',
  )
  expect(fillIn('Wait {seconds} seconds, {seconds} only', { seconds: 0 })).toBe(
    'Wait 0 seconds, 0 only',
  )
})

test('keeps a placeholder that has no value', () => {
  const text: string = TEXT
  expect(fillIn(text, { status: 'cancelled' })).toContain('{target}')
  expect(fillIn(text, {})).toBe(TEXT)
})

test('returns only the values that the message names', () => {
  const values = { status: 'cancelled', target: 'confirmed', email: 'asha@example.com' }
  expect(namedValues(TEXT, values)).toEqual({ status: 'cancelled', target: 'confirmed' })
})

test('returns undefined when the message names no values', () => {
  expect(namedValues('Not found', { seat: 'A5' })).toBeUndefined()
  expect(namedValues(TEXT)).toBeUndefined()
})
