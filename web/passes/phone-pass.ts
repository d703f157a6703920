import type { User } from '#shared/contract/wire-names.ts'
import type { PassClaims } from '#shared/domain/door/pass-claims.ts'
import {
  encodePhoneCode,
  stepAt,
  stepInstant,
  stepMessage,
} from '#shared/domain/door/phone-code.ts'
import { fromBase64url } from '#web/passes/base64url.ts'
import { computeMac, importMacKey } from '#web/passes/mac-key.ts'

/** A member's pass on this phone, which generates the entrance codes. */
export type PhonePass = {
  userId: string
  /** 16 hexadecimal digits. */
  passId: string
  epoch: number
  claims: PassClaims
  /** HMAC-SHA-256; not extractable. */
  key: CryptoKey
  /** The booking for which the key was issued, as returned by `bookingMark`. */
  booking: string
  /** By how many milliseconds the phone's clock was ahead of the server's when the key was issued. */
  clockAhead: number
}

/** Whether this browser can store a key and generate codes. Outside of localhost, that needs TLS. */
export function canGenerateCodes(): boolean {
  return typeof crypto?.subtle === 'object' && typeof indexedDB === 'object'
}

/** Imports a key of 32 bytes from base64url. It is not extractable. */
export function importPhoneKey(key: string): Promise<CryptoKey> {
  return importMacKey(fromBase64url(key))
}

/** Returns the digits of a step's code. */
export async function generatePhoneCode(pass: PhonePass, step: number): Promise<string> {
  const { epoch, passId, claims, key } = pass
  const mac = await computeMac(key, stepMessage(step))
  return encodePhoneCode({ epoch, passId, claims, step, mac })
}

/** Returns the current step in the server's time, and the milliseconds until the next one. */
export function currentStep(pass: Pick<PhonePass, 'clockAhead'>): { step: number; left: number } {
  const now = new Date(Date.now() - pass.clockAhead)
  const step = stepAt(now)
  return { step, left: stepInstant(step + 1).getTime() - now.getTime() }
}

/** Returns a string that changes whenever the claims of this user's pass may change. */
export function bookingMark({ memberId, booking }: User): string {
  if (booking?.paymentStatus !== 'completed') return ''
  const { room, batch, seat, startDate, endDate } = booking
  return JSON.stringify([memberId, room, batch, seat, startDate, endDate])
}
