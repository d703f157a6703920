import { bytesOf, digitsOf } from './digits.ts'
import { CLAIMS_BYTES, decodeClaims, encodeClaims, type PassClaims } from './pass-claims.ts'

/**
 * The code on a member's phone: 63 digits that change every 30 seconds. 26 bytes: version and epoch 1,
 * pass ID 8, claims 7, step 2, MAC 8. The phone's key is derived from the hall's key, the pass ID and
 * the claims, so the gate needs only the hall's key, and altered claims fail the MAC.
 */
export type PhoneCode = {
  /** The low 4 bits of the epoch of the hall's key. */
  epoch: number
  /** 8 bytes as 16 hexadecimal digits. */
  passId: string
  claims: PassClaims
  /** The low 16 bits of the step. */
  step: number
  mac: Uint8Array
}

export const STEP_SECONDS = 30
export const PASS_ID_BYTES = 8
export const MAC_BYTES = 8

const VERSION = 1
const BYTES = 1 + PASS_ID_BYTES + CLAIMS_BYTES + 2 + MAC_BYTES
const STEPS = 65_536

/** Returns the step of an instant: the number of 30-second intervals since 1970. */
export function stepAt(instant: Date): number {
  return Math.floor(instant.getTime() / 1000 / STEP_SECONDS)
}

/** Returns the instant at which a step begins. */
export function stepInstant(step: number): Date {
  return new Date(step * STEP_SECONDS * 1000)
}

/** Returns the step nearest to `now` with these low 16 bits, or the one `wraps` times 22 days before it. */
export function fullStep(low: number, now: Date, wraps = 0): number {
  const current = stepAt(now)
  const ahead = (((low - current) % STEPS) + STEPS) % STEPS
  return current + (ahead < STEPS / 2 ? ahead : ahead - STEPS) - wraps * STEPS
}

/** Returns the message whose MAC with the hall's key is the pass's key. */
export function passKeyMessage(passId: string, claims: PassClaims): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([...hexBytes(passId), ...encodeClaims(claims)])
}

/** Returns the message whose MAC with the pass's key is in a step's code. */
export function stepMessage(step: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, step)
  return bytes
}

/** Returns the code's digits. Uses only the low bits of `step` and the first bytes of `mac`. */
export function encodePhoneCode({ epoch, passId, claims, step, mac }: PhoneCode): string {
  return digitsOf(
    Uint8Array.from([
      (VERSION << 4) | (epoch & 15),
      ...hexBytes(passId),
      ...encodeClaims(claims),
      (step >>> 8) & 255,
      step & 255,
      ...mac.subarray(0, MAC_BYTES),
    ]),
  )
}

/** Returns the parts of a code; undefined if the digits are not a phone code. */
export function decodePhoneCode(digits: string): PhoneCode | undefined {
  const bytes = bytesOf(digits)
  if (bytes?.length !== BYTES) return undefined
  const view = new DataView(bytes.buffer)
  const claims = decodeClaims(bytes.slice(9, 16))
  if (view.getUint8(0) >>> 4 !== VERSION || !claims) return undefined
  return {
    epoch: view.getUint8(0) & 15,
    passId: hexOf(bytes.subarray(1, 9)),
    claims,
    step: view.getUint16(16),
    mac: bytes.slice(18),
  }
}

export function hexBytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
