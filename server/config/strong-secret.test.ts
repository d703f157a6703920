import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from './read-config.ts'
import { StartupError } from './startup-error.ts'

/** Returns SESSION_SECRET as the app reads it. Throws if the app refuses it. */
const readSecret = (secret: string) => readConfig({ SESSION_SECRET: secret }).sessionSecret

describe('refuses with a one-line error', () => {
  test.each([
    ['31 characters', randomBytes(24).toString('base64url').slice(0, 31)],
    ['one character', 's'.repeat(64)],
    ['few characters', '1221211222112121121222121121212112'],
    ['a part that occurs twice', 'kX9#vQ2m!Tz7Lw4p'.repeat(2)],
    ['a part that is cut off at the end', 'kX9#vQ2m!Tz7'.repeat(3).slice(0, 32)],
    ['the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['a keyboard row', 'qwertyuiopasdfghjklzxcvbnm1357902468'],
    ['a placeholder', 'changeme-8f2Kq0ZxV7bNw3LmPj5RtYh1'],
    ['a placeholder in words', 'Please CHANGE_ME before you go to production!'],
    ['a placeholder that names the variable', 'your-Session-Secret-goes-here-1234'],
  ])('%s', (_, secret) => {
    expect(() => readSecret(secret)).toThrow(StartupError)
    expect(() => readSecret(secret)).toThrow(
      /^SESSION_SECRET must be random text of at least 32 characters, [^\n]+\.$/,
    )
    expect(() => readSecret(secret)).not.toThrow(secret)
  })
})

test.each(['base64', 'base64url', 'hex'] as const)('accepts random bytes as %s', (format) => {
  for (let count = 0; count < 1000; count++) {
    const secret = randomBytes(24).toString(format)
    expect(readSecret(secret)).toBe(secret)
  }
})

test('accepts 32 hexadecimal digits', () => {
  for (let count = 0; count < 1000; count++) {
    // The same secrets in every run: the rule refuses 1 in 75,000 random ones.
    const secret = createHash('sha256').update(`secret ${count}`).digest('hex').slice(0, 32)
    expect(readSecret(secret)).toBe(secret)
  }
})
