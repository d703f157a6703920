import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import {
  FACTOR_DIGITS,
  FACTOR_STEP_SECONDS,
  FACTOR_WINDOW,
} from '#shared/domain/user/second-factor.ts'

/** 160 bits, as RFC 4226 recommends. */
const KEY_BYTES = 20

export function newFactorKey(): Buffer {
  return randomBytes(KEY_BYTES)
}

/**
 * Returns the key for an authenticator app: as an otpauth: URI for a QR code, and in base 32 for
 * typing it in. `hallName` and `email` are the label in the app.
 */
export function keyForApp(
  key: Uint8Array,
  { hallName, email }: { hallName: string; email: string },
): { uri: string; key: string } {
  const totp = codesOf(key, { issuer: hallName, label: email })
  return { uri: totp.toString(), key: totp.secret.base32 }
}

/**
 * Returns the time step of a correct code, in units of 30 s since 1970, or undefined. Accepts the
 * current step, the one before and the one after, if it is later than `lastStep`.
 */
export function stepOfCode(
  key: Uint8Array,
  { code, now, lastStep }: { code: string; now: Date; lastStep: number | null },
): number | undefined {
  const timestamp = now.getTime()
  const delta = codesOf(key).validate({ token: code, timestamp, window: FACTOR_WINDOW })
  if (delta === null) return undefined
  const step = Math.floor(timestamp / 1000 / FACTOR_STEP_SECONDS) + delta
  return lastStep !== null && step <= lastStep ? undefined : step
}

/** SHA-1, because several apps ignore any other algorithm; HMAC does not need collision resistance. */
function codesOf(key: Uint8Array, label: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...label,
    secret: new Secret({ buffer: new Uint8Array(key).buffer }),
    algorithm: 'SHA1',
    digits: FACTOR_DIGITS,
    period: FACTOR_STEP_SECONDS,
  })
}
