import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '#server/services.ts'

const NONCE_BYTES = 32
const MAC_BYTES = 16

/** `nonce.expiry.signature`; the expiry in seconds, in base 36. */
const FORMAT = /^(([\w-]{43})\.([0-9a-z]{1,9}))\.([\w-]{22})$/

/** What a token proves; each kind is signed differently. */
type TokenPurpose = {
  kind: 'device' | 'emailProof' | 'visitorProof'
  /** Not part of the token, so nobody can read it there. */
  subject?: string
}

type SigningServices = Pick<Services, 'secret' | 'now'>

/** Returns a random token for a cookie, signed with its expiry. `lifetime` is in seconds. */
export function createSignedToken(
  services: SigningServices,
  purpose: TokenPurpose,
  lifetime: number,
): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url')
  const signed = `${nonce}.${(secondsNow(services) + lifetime).toString(36)}`
  return `${signed}.${signatureOf(services, purpose, signed)}`
}

/** Whether a string is a signed token with this purpose that has not expired. */
export function isSignedToken(
  services: SigningServices,
  purpose: TokenPurpose,
  text: string,
): boolean {
  return signedTokenId(services, purpose, text) !== undefined
}

/**
 * Returns the random part of a signed token with this purpose that has not expired, undefined for
 * any other string.
 */
export function signedTokenId(
  services: SigningServices,
  purpose: TokenPurpose,
  text: string,
): string | undefined {
  const [, signed, nonce, expiry, signature] = FORMAT.exec(text) ?? []
  if (!signed || !nonce || !expiry || !signature) return undefined
  if (Number.parseInt(expiry, 36) <= secondsNow(services)) return undefined
  // Compares without decoding: several strings decode to the same bytes, as the last character has unused bits.
  const expected = signatureOf(services, purpose, signed)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? nonce : undefined
}

/** Signs JSON, so that no session token or stored code can have the same signed text. */
function signatureOf(
  { secret }: SigningServices,
  { kind, subject }: TokenPurpose,
  signed: string,
): string {
  const text = JSON.stringify([kind, signed, subject ?? null])
  return createHmac('sha256', secret)
    .update(text)
    .digest()
    .subarray(0, MAC_BYTES)
    .toString('base64url')
}

function secondsNow({ now }: SigningServices): number {
  return Math.floor(now().getTime() / 1000)
}
