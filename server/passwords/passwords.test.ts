import { parseOptions } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { hash as hashHere } from './argon2-work.ts'
import { DUMMY_HASH, isOutdated } from './hash-parameters.ts'
import { createPasswords, type Passwords } from './passwords.ts'

let passwords: Passwords

beforeAll(() => {
  passwords = createPasswords()
})

afterAll(() => passwords.close())

test('accepts the right password and rejects another [password-7]', async () => {
  const hash = await passwords.hash('Abcdef1!')
  expect(await passwords.verify(hash, 'Abcdef1!')).toBe(true)
  expect(await passwords.verify(hash, 'Abcdef1?')).toBe(false)
  expect(await passwords.verify(hash, '')).toBe(false)
})

test('a hash is Argon2id with its parameters, and salted [password-5]', async () => {
  const [one, two] = await Promise.all([passwords.hash('Abcdef1!'), passwords.hash('Abcdef1!')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('a new hash is up to date; one with other parameters or another algorithm is not', async () => {
  const hash = await passwords.hash('Abcdef1!')
  expect(isOutdated(hash)).toBe(false)
  for (const other of ['m=19456,t=3,p=1', 'm=9216,t=2,p=1', 'm=19456,t=2,p=10']) {
    expect(isOutdated(hash.replace('m=19456,t=2,p=1', other))).toBe(true)
  }
  expect(isOutdated(hash.replace('argon2id', 'argon2i'))).toBe(true)
})

test('treats different Unicode forms of the same letters as the same password', async () => {
  const hash = await passwords.hash('Ren\u00e9e क\u093c 1!')
  expect(await passwords.verify(hash, 'Rene\u0301e \u0958 1!')).toBe(true)
})

describe('for an unknown user', () => {
  test('returns false', async () => {
    expect(await passwords.verify(undefined, 'Abcdef1!')).toBe(false)
  })

  test('does the work of a real hash [password-6]', async () => {
    // The time itself is not asserted: equal parameters imply equal time.
    expect(parseOptions(DUMMY_HASH)).toEqual(parseOptions(hashHere({ password: 'Abcdef1!' })))
  })
})

test('an invalid hash is an error, not a wrong password', async () => {
  await expect(passwords.verify('plain text', 'Abcdef1!')).rejects.toThrow()
})

test('the app stays responsive while many passwords are hashed [security-49]', async () => {
  let turns = 0
  let hashing = true
  const turn = () => {
    turns += 1
    if (hashing) setTimeout(turn, 1)
  }
  turn()
  await Promise.all(Array.from({ length: 30 }, () => passwords.hash('Abcdef1!')))
  hashing = false
  // Hashed on the event loop, all thirty would block it one after the other.
  expect(turns).toBeGreaterThan(5)
})

test('rejects as busy when the queue is full, and recovers [security-50]', async () => {
  const small = createPasswords({ maxPending: 4 })
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, () => small.verify(undefined, 'Abcdef1!')),
  )
  const refused = results.filter((each) => each.status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const { reason } of refused) expect(reason).toMatchObject({ message: ERRORS.busy.message })
  expect(await small.hash('Abcdef1!')).toMatch(/^\$argon2id/)
  await small.close()
})

test('finishes pending work before it closes', async () => {
  const closing = createPasswords()
  const hash = closing.hash('Abcdef1!')
  await closing.close()
  expect(await hash).toMatch(/^\$argon2id/)
  await expect(closing.hash('Abcdef1!')).rejects.toThrow(ERRORS.busy.message)
})
