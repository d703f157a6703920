import { parseOptions } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { hash as hashHere } from './argon2-work.ts'
import { isDated } from './hash-parameters.ts'
import { NOBODYS_HASH } from './nobodys-hash.ts'
import { createPasswords, type Passwords } from './passwords.ts'

let passwords: Passwords

beforeAll(() => {
  passwords = createPasswords()
})

afterAll(() => passwords.close())

test('a password is known again by its hash, another is not', async () => {
  const hash = await passwords.hash('Abcdef1!')
  expect(await passwords.verify(hash, 'Abcdef1!')).toBe(true)
  expect(await passwords.verify(hash, 'Abcdef1?')).toBe(false)
  expect(await passwords.verify(hash, '')).toBe(false)
})

test('a hash is Argon2id with its parameters, and never the same twice', async () => {
  const [one, two] = await Promise.all([passwords.hash('Abcdef1!'), passwords.hash('Abcdef1!')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('a hash made as today is up to date; one of other parameters or another kind is dated', async () => {
  const hash = await passwords.hash('Abcdef1!')
  expect(isDated(hash)).toBe(false)
  for (const other of ['m=19456,t=3,p=1', 'm=9216,t=2,p=1', 'm=19456,t=2,p=10']) {
    expect(isDated(hash.replace('m=19456,t=2,p=1', other))).toBe(true)
  }
  expect(isDated(hash.replace('argon2id', 'argon2i'))).toBe(true)
})

test('the same letters in another form of Unicode are the same password', async () => {
  const hash = await passwords.hash('Ren\u00e9e क\u093c 1!')
  expect(await passwords.verify(hash, 'Rene\u0301e \u0958 1!')).toBe(true)
})

describe('for an unknown user', () => {
  test('the answer is no', async () => {
    expect(await passwords.verify(undefined, 'Abcdef1!')).toBe(false)
  })

  test('the work is that of a real hash', async () => {
    // The time itself is not asserted: equal parameters are what makes it equal.
    expect(parseOptions(NOBODYS_HASH)).toEqual(parseOptions(hashHere({ password: 'Abcdef1!' })))
  })
})

test('a hash that is none is an error, not a wrong password', async () => {
  await expect(passwords.verify('plain text', 'Abcdef1!')).rejects.toThrow()
})

test('everything else goes on while many passwords are hashed', async () => {
  let turns = 0
  let hashing = true
  const turn = () => {
    turns += 1
    if (hashing) setTimeout(turn, 1)
  }
  turn()
  await Promise.all(Array.from({ length: 30 }, () => passwords.hash('Abcdef1!')))
  hashing = false
  // On the event loop itself the thirty would run back to back and leave none.
  expect(turns).toBeGreaterThan(5)
})

test('past the queue the answer is that the hall is busy, and it recovers', async () => {
  const small = createPasswords({ maxPending: 4 })
  const asked = await Promise.allSettled(
    Array.from({ length: 7 }, () => small.verify(undefined, 'Abcdef1!')),
  )
  const refused = asked.filter((each) => each.status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const { reason } of refused) expect(reason).toMatchObject({ message: ERRORS.busy.message })
  expect(await small.hash('Abcdef1!')).toMatch(/^\$argon2id/)
  await small.close()
})

test('what was asked before closing is still answered', async () => {
  const closing = createPasswords()
  const hash = closing.hash('Abcdef1!')
  await closing.close()
  expect(await hash).toMatch(/^\$argon2id/)
  await expect(closing.hash('Abcdef1!')).rejects.toThrow(ERRORS.busy.message)
})
