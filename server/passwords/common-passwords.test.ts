import { describe, expect, test } from 'vitest'
import { newPasswordProblem } from '#shared/domain/user/password.ts'
import { commonPasswords, isCommon } from './common-passwords.ts'

const COMMON_PASSWORDS = await commonPasswords()

describe('the list of common passwords [common-password-2]', () => {
  test('has more than 10,000 entries', () => {
    expect(new Set(COMMON_PASSWORDS).size).toBeGreaterThan(10_000)
  })

  test.each([
    ['a symbol and a digit', (word: string) => `${word}@1`],
    ['the year', (word: string) => `${word}@2026`],
    ['digits and a symbol', (word: string) => `${word}123!`],
    [
      'look-alike characters',
      (word: string) => (/\d/.test(word) ? word : `${withLookAlikes(word)}#7`),
    ],
  ])(
    'refuses the 3,000 most common ones if a capital letter and %s are added to meet the rules',
    async (_, vary) => {
      const fitting = COMMON_PASSWORDS.filter((word) => word.length >= 4)
        .map((word) => vary(word.replace(/[a-z]/, (letter) => letter.toUpperCase())))
        .filter((password) => newPasswordProblem(password) === undefined)
      expect(fitting.length).toBeGreaterThan(3_000)
      const mostCommon = fitting.slice(0, 3_000)
      const refused = await Promise.all(mostCommon.map(isCommon))
      expect(mostCommon.filter((_, index) => !refused[index])).toEqual([])
    },
  )

  // From published lists of the most used passwords that have all four kinds of characters.
  test.each([
    'P@ssw0rd',
    'Pa$$w0rd',
    'P@55w0rd',
    'P@$$w0rd',
    'Passw0rd!',
    'Password1!',
    'Password@123',
    'Pass@123',
    'Admin@123',
    'Welcome@123',
    'India@123',
    'Abcd@1234',
    'Abc@12345',
    'Abc123!@#',
    'Abcdef1!',
    'Qwerty1!',
    'Qwerty@123',
    'Test@1234',
    'Hello@123',
    'Krishna@108',
    'Iloveyou1!',
    '1Password!',
    '!QAZ2wsx',
    '1qaz@WSX',
    'ZAQ!2wsx',
    '!QAZxsw2',
  ])('refuses %s', async (password) => {
    expect(newPasswordProblem(password)).toBeUndefined()
    expect(await isCommon(password)).toBe(true)
  })

  test.each([
    'Reading-Room-1',
    'Quiet-Lamp-7',
    'N3w-secret!',
    'sgZk21Qw8Pxx-Aa1',
    'Tea at 4 with Ravi',
  ])('accepts %s', async (password) => {
    expect(await isCommon(password)).toBe(false)
  })
})

/** Replaces letters with characters that look like them. */
function withLookAlikes(word: string): string {
  const characters: Readonly<Record<string, string>> = { a: '@', o: '0', s: '$', e: '3' }
  return word.replace(/[aose]/g, (letter) => characters[letter] ?? letter)
}
