import {
  FIRST_PIN_WAIT_SECONDS,
  LONGEST_PIN_WAIT_SECONDS,
  MAX_WRONG_PINS,
} from '#shared/domain/door/gate-pin.ts'
import type { PinTries, RosterHead } from '#web/gate/gate-database.ts'
import { fromBase64url } from '#web/passes/base64url.ts'

type Staff = RosterHead['staff'][number]

const HASH_BITS = 256

/** Returns the member of staff who has this PIN, or undefined. */
export async function findStaffByPin(
  staff: readonly Staff[],
  pin: string,
): Promise<Staff | undefined> {
  const bytes = new TextEncoder().encode(pin)
  const key = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits'])
  const checked = await Promise.all(
    staff.map(async (each) => ((await pinMatches(each, key)) ? each : undefined)),
  )
  return checked.find((each) => each !== undefined)
}

async function pinMatches({ salt, rounds, pinHash }: Staff, pin: CryptoKey): Promise<boolean> {
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64url(salt), iterations: rounds },
    pin,
    HASH_BITS,
  )
  return areBytesEqual(new Uint8Array(derived), fromBase64url(pinHash))
}

/** Compares in constant time. */
export function areBytesEqual(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  a.forEach((byte, at) => {
    difference |= byte ^ (b[at] ?? 0)
  })
  return difference === 0
}

/** Counts a wrong PIN at `now` (milliseconds). */
export function countWrongPin(tries: PinTries | undefined, now: number): PinTries {
  const failed = (tries?.failed ?? 0) + 1
  if (failed < MAX_WRONG_PINS) return { failed, waitUntil: 0 }
  const doubled = FIRST_PIN_WAIT_SECONDS * 2 ** (failed - MAX_WRONG_PINS)
  const wait = Math.min(doubled, LONGEST_PIN_WAIT_SECONDS) * 1000
  return { failed, waitUntil: now + wait }
}
