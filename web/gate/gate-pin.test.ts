// @ts-expect-error Tests run on Node.js, but web code must not see its types.
import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_WRONG_PINS } from '#shared/domain/door/gate-pin.ts'
import type { PinTries } from '#web/gate/gate-database.ts'
import { areBytesEqual, countWrongPin, findStaffByPin } from '#web/gate/gate-pin.ts'
import { toBase64url } from '#web/passes/base64url.ts'

const ROUNDS = 1000

function staff(name: string, pin: string) {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return {
    userId: crypto.randomUUID(),
    name,
    salt: toBase64url(salt),
    pinHash: toBase64url(pbkdf2Sync(pin, salt, ROUNDS, 32, 'sha256')),
    rounds: ROUNDS,
  }
}

test('identifies the member of staff by the PIN [gate-12]', async () => {
  const [asha, ravi] = [staff('Asha', '123456'), staff('Ravi', '654321')]
  expect(await findStaffByPin([asha, ravi], '654321')).toBe(ravi)
  expect(await findStaffByPin([asha, ravi], '123456')).toBe(asha)
  expect(await findStaffByPin([asha, ravi], '123457')).toBeUndefined()
  expect(await findStaffByPin([], '123456')).toBeUndefined()
})

test('after 5 wrong PINs, the gate waits, twice as long after each further one, up to 15 minutes [gate-13]', () => {
  let tries: PinTries | undefined
  for (let count = 1; count < MAX_WRONG_PINS; count++) {
    tries = countWrongPin(tries, 0)
    expect(tries).toEqual({ failed: count, waitUntil: 0 })
  }
  const waits: number[] = []
  for (let count = 0; count < 7; count++) {
    tries = countWrongPin(tries, 1_000_000)
    waits.push((tries.waitUntil - 1_000_000) / 1000)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
})

test('areBytesEqual compares all bytes [gate-30]', () => {
  expect(areBytesEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true)
  expect(areBytesEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false)
  expect(areBytesEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 0))).toBe(false)
  expect(areBytesEqual(Uint8Array.of(1, 2, 0), Uint8Array.of(1, 2))).toBe(false)
})
