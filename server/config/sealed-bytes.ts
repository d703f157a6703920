import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Sealed bytes are the nonce, the ciphertext and the tag of AES-256-GCM. */
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `purpose` selects the derived key; `owner`, the record that the bytes belong to, is authenticated. */
export type Seal = { secret: string; purpose: string; owner: string }

/** Encrypts bytes for storage. They open only with the same secret, purpose and owner. */
export function sealBytes(seal: Seal, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, cipherKey(seal), nonce).setAAD(Buffer.from(seal.owner))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts stored bytes. Returns undefined if they were sealed differently or were changed. */
export function openBytes(seal: Seal, sealed: Buffer): Buffer | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const ciphertext = sealed.subarray(NONCE_BYTES, -TAG_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, cipherKey(seal), nonce)
      .setAAD(Buffer.from(seal.owner))
      .setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(ciphertext), decipher.final()])
  } catch {
    return undefined
  }
}

function cipherKey({ secret, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
}
