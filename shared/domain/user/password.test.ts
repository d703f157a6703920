import { describe, expect, test } from 'vitest'
import { confirmPasswordProblem, newPasswordProblem, passwordStrength } from './password.ts'

const TOO_SHORT = 'Password must be at least 8 characters long'
const LOWERCASE = 'Password must contain at least one lowercase letter'
const UPPERCASE = 'Password must contain at least one uppercase letter'
const NUMBER = 'Password must contain at least one number'
const HALL = 'Password must not contain the name of the study hall or its rooms'
const SPECIAL = 'Password must contain at least one special character'

describe('a new password [password-1]', () => {
  test.each([
    ['', 'Password is required'],
    ['Abc12!x', TOO_SHORT],
    ['Abc123!x', undefined],
    ['ABC123!X', LOWERCASE],
    ['abc123!x', UPPERCASE],
    ['Abcdef!x', NUMBER],
    ['Abc1234x', SPECIAL],
    ['Abc 123 x', SPECIAL],
    ['Abc1234x€', SPECIAL],
    // Letters and digits of other scripts don't count.
    ['ABC123!é', LOWERCASE],
    ['abc123!É', UPPERCASE],
    ['Abcdef!१', NUMBER],
    // The hall's own words are guessed first.
    ['Dyanpeeth@2026', HALL],
    ['MyABHYASIKA#1', HALL],
    ['Dny4np33th!', HALL],
    ['Gyanpeeth-99', HALL],
    ['Dy@ndh@r@1', HALL],
    ['Kaksh#2026x', undefined],
    ['Dyan#2026x', undefined],
  ])('%j: %s', (password, problem) => {
    expect(newPasswordProblem(password)?.message).toBe(problem)
  })

  test.each([...'!@#$%^&*()_+-=[]{};\':"\\|,.<>/?`~'])(
    'accepts %s as the special character [password-2]',
    (special) => {
      expect(newPasswordProblem(`Abcdef1${special}`)).toBeUndefined()
    },
  )

  test('has a maximum length [password-8]', () => {
    expect(newPasswordProblem(`Aa1!${'x'.repeat(60)}`)).toBeUndefined()
    expect(newPasswordProblem(`Aa1!${'x'.repeat(100_000)}`)?.message).toEqual(expect.any(String))
  })
})

describe('confirmPasswordProblem [password-3]', () => {
  test.each([
    ['', 'Please confirm your password'],
    ['Abc123!y', 'Passwords do not match. Please make sure both passwords are identical'],
    ['abc123!x', 'Passwords do not match. Please make sure both passwords are identical'],
    ['Abc123!x ', 'Passwords do not match. Please make sure both passwords are identical'],
    ['Abc123!x', undefined],
  ])('Abc123!x confirmed as %j: %s', (confirmation, problem) => {
    expect(confirmPasswordProblem('Abc123!x', confirmation)?.message).toBe(problem)
  })
})

describe('the strength meter [password-4]', () => {
  test.each([
    ['a', 1, 'weak'],
    ['A', 1, 'weak'],
    ['1', 1, 'weak'],
    ['!', 1, 'weak'],
    ['        ', 1, 'weak'],
    ['aB', 2, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['aB1', 3, 'fair'],
    ['abcdefg1', 3, 'fair'],
    ['aB1!', 4, 'good'],
    ['Abcdefg1', 4, 'good'],
    ['Abcdef1!', 5, 'strong'],
    ['Dyanpeeth1!', 1, 'weak'],
    [`Abcdef1!${'x'.repeat(128)}`, 1, 'weak'],
  ])('%j scores %i: %s', (password, score, strength) => {
    expect(passwordStrength(password)).toEqual({ score, strength })
  })

  test('a password that the server refused is weak', () => {
    expect(passwordStrength('Passw0rd!', { refused: true }).strength).toBe('weak')
  })
})
