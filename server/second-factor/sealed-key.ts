import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Services } from '#server/services.ts'

/** `nonce ciphertext tag`, by AES-256-GCM. */
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Secret = Pick<Services, 'secret'>

/** Encrypts the key of a user's authenticator app for storage. It opens only for that user. */
export function sealKey(services: Secret, userId: string, key: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(services), nonce).setAAD(Buffer.from(userId))
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts a stored key. Returns undefined if it was sealed with another session secret. */
export function openKey(services: Secret, userId: string, sealed: Buffer): Buffer | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const ciphertext = sealed.subarray(NONCE_BYTES, -TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, cipherKey(services), nonce)
      .setAAD(Buffer.from(userId))
      .setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(ciphertext), decipher.final()])
  } catch {
    return undefined
  }
}

/** Derived, so that it differs from the key that signs tokens and hashes codes. */
function cipherKey({ secret }: Secret): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'keys of second factors', KEY_BYTES))
}
