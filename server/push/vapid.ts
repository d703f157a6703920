import { createECDH, createPrivateKey, ECDH, type KeyObject, sign } from 'node:crypto'
import { PUSH_CURVE } from './encrypt-push.ts'

/** The keys that identify this server to push services, in base64url, and the contact for their operators. */
export type Vapid = { publicKey: string; privateKey: string; subject: string }

/** Push services accept at most 24 hours (RFC 8292, section 2). */
const VALID_SECONDS = 12 * 60 * 60

/** Returns the Authorization header of a message to `endpoint`: a signed token (RFC 8292). */
export function vapidHeader(vapid: Vapid, endpoint: string, now: Date): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + VALID_SECONDS,
    sub: vapid.subject,
  }
  const content = [{ typ: 'JWT', alg: 'ES256' }, claims].map(part).join('.')
  const key = { key: signingKey(vapid), dsaEncoding: 'ieee-p1363' } as const
  const signature = sign('sha256', Buffer.from(content), key).toString('base64url')
  return `vapid t=${content}.${signature}, k=${vapid.publicKey}`
}

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signingKey({ publicKey, privateKey }: Vapid): KeyObject {
  const point = Buffer.from(publicKey, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey },
  })
}

/** Whether the bytes are a public key of the curve, uncompressed. */
export function isPublicKey(bytes: Buffer): boolean {
  if (bytes.length !== 65) return false
  try {
    ECDH.convertKey(bytes, PUSH_CURVE)
    return true
  } catch {
    return false
  }
}

/** Returns the public key of a private one in base64url; undefined if that is invalid. */
export function publicKeyOf(privateKey: string): string | undefined {
  try {
    const pair = createECDH(PUSH_CURVE)
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}
