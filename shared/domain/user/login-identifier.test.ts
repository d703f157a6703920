import { describe, expect, test } from 'vitest'
import {
  loginIdentifierProblem,
  loginIdentity,
  loginPasswordProblem,
  normalizeIdentifier,
} from './login-identifier.ts'

const BAD_ID =
  'Invalid Dyanpeeth Abhyasika ID format. Should be @DA followed by 9 digits (e.g., @DA202507001)'
const BAD_EMAIL = 'Please enter a valid email address (e.g., name@example.com)'
const BAD_IDENTIFIER =
  'Please enter a valid email address or Dyanpeeth Abhyasika ID (starts with @DA)'

describe('the login identifier [login-1]', () => {
  test.each([
    ['', 'Email address or Dyanpeeth Abhyasika ID is required'],
    ['@DA202507001', undefined],
    ['@DA', BAD_ID],
    ['@DA20250700', BAD_ID],
    ['@DA2025070011', BAD_ID],
    ['@DA20250700x', BAD_ID],
    ['@DA 202507001', BAD_ID],
    ['@DA202507001 ', BAD_ID],
    ['@DA२०२५०७००१', BAD_ID],
    ['@DAisy@example.in', BAD_ID],
    ['asha@example.in', undefined],
    ['asha@example', BAD_EMAIL],
    ['@example.in', BAD_EMAIL],
    ['@da202507001', BAD_EMAIL],
    ['asha', BAD_IDENTIFIER],
    ['DA202507001', BAD_IDENTIFIER],
    ['202507001', BAD_IDENTIFIER],
    ['9876543210', BAD_IDENTIFIER],
  ])('%j: %s', (identifier, problem) => {
    expect(loginIdentifierProblem(identifier)?.message).toBe(problem)
  })

  test.each([
    [254, undefined],
    [255, 'Email address is too long (maximum 254 characters)'],
  ])('an email of %i characters: %s [login-2]', (length, problem) => {
    const email = `${'a'.repeat(length - 11)}@example.in`
    expect(email).toHaveLength(length)
    expect(loginIdentifierProblem(email)?.message).toBe(problem)
  })

  test('reports an invalid email before its length', () => {
    expect(loginIdentifierProblem(`@${'a'.repeat(300)}`)?.message).toBe(BAD_EMAIL)
  })

  test('is either an email or a member ID, depending on the text [login-3]', () => {
    expect(loginIdentity('asha@example.in')).toEqual({ email: 'asha@example.in' })
    expect(loginIdentity('@DA202507001')).toEqual({ memberId: '@DA202507001' })
  })
})

describe('the login password [login-4]', () => {
  test.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters long'],
    ['123456', undefined],
    ['      ', undefined],
  ])('%j: %s', (password, problem) => {
    expect(loginPasswordProblem(password)?.message).toBe(problem)
  })
})

test.each([
  [' @DA202507001 ', '@DA202507001'],
  ['@da202507001', '@DA202507001'],
  [' asha@example.com ', 'asha@example.com'],
  ['asha@dashboard.example', 'asha@dashboard.example'],
])('%j is read as %j', (typed, identifier) => {
  expect(normalizeIdentifier(typed)).toBe(identifier)
})
