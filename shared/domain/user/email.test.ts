import { describe, expect, test } from 'vitest'
import { emailProblem, looksLikeEmail, maskEmail, normalizeEmail } from './email.ts'

const VALID_EMAILS = [
  'asha@example.in',
  'Asha.Patil+hall@mail.example.co.in',
  "o'neil@example.org",
  'a@b.in',
  '9876543210@example.com',
]
const INVALID_EMAILS = [
  'asha',
  'asha@',
  '@example.in',
  'asha@example',
  'asha@example.',
  'asha@@example.in',
  'asha@home@example.in',
  'asha patil@example.in',
  'asha@exa mple.in',
  ' asha@example.in',
  'asha@example..in',
  'asha..patil@example.in',
  'asha@example.in,ravi@example.in',
  'Asha <asha@example.in>',
  'asha@example.in\r\nBcc: ravi@example.in',
]

/** Returns an address of exactly this length. */
function addressOf(length: number): string {
  return `${'a'.repeat(length - '@example.in'.length)}@example.in`
}

describe('email of the register and reset screens [person-3]', () => {
  test.each([
    ['empty', '', 'Email address is required'],
    ['good', 'asha@example.in', undefined],
    ['254 characters', addressOf(254), undefined],
    ['255 characters', addressOf(255), 'Email address is too long (maximum 254 characters)'],
    ['255 characters that are not an email', 'a'.repeat(255), 'Please enter a valid email address'],
  ])('%s', (_, email, problem) => {
    expect(emailProblem(email)?.message).toBe(problem)
  })

  test.each(VALID_EMAILS)('accepts %j [person-4]', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
    expect(emailProblem(text)).toBeUndefined()
  })

  test.each(INVALID_EMAILS)('%j is not a valid email', (text) => {
    expect(looksLikeEmail(text)).toBe(false)
    expect(emailProblem(text)?.message).toBe('Please enter a valid email address')
  })
})

test('emails are stored and compared in lower case [person-5]', () => {
  expect(normalizeEmail(' Asha.Patil@Example.IN ')).toBe('asha.patil@example.in')
})

test.each([
  ['asha@example.in', 'a***@example.in'],
  ['a@b.in', 'a***@b.in'],
])('%s is masked as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
