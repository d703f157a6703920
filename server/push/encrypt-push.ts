import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys with which a browser decrypts its messages: P-256 (65 bytes, uncompressed) and 16 random bytes. */
export type PushKeys = { p256dh: Buffer; auth: Buffer }

export const PUSH_CURVE = 'prime256v1'
const RECORD_SIZE = 4096
/** Marks the last record; there is only one (RFC 8188, section 2). */
const LAST_RECORD = Buffer.from([2])
const TAG_LENGTH = 16
/** The longest text that fits into the one record. */
const MAX_LENGTH = RECORD_SIZE - LAST_RECORD.length - TAG_LENGTH

/** Random values, new for each message. Only tests choose them. */
type RandomValues = { privateKey: Buffer; salt: Buffer }

/**
 * Encrypts a message to a browser with aes128gcm. The body begins with the header (RFC 8291).
 * Throws RangeError for text longer than one record.
 */
export function encryptPush(
  { p256dh, auth }: PushKeys,
  text: string,
  fresh?: RandomValues,
): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > MAX_LENGTH) throw new RangeError('The message is too long for a push')
  const own = createECDH(PUSH_CURVE)
  if (fresh) own.setPrivateKey(fresh.privateKey)
  else own.generateKeys()
  const salt = fresh?.salt ?? randomBytes(16)
  const publicKey = own.getPublicKey()

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, publicKey])
  const secret = hkdf(own.computeSecret(p256dh), auth, info, 32)
  const key = hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdf(secret, salt, 'Content-Encoding: nonce\0', 12)

  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(plain), cipher.update(LAST_RECORD), cipher.final()]
  return Buffer.concat([header(salt, publicKey), ...sealed, cipher.getAuthTag()])
}

/** The salt, the record size, and the sender's public key with its length (RFC 8188, section 2.1). */
function header(salt: Buffer, publicKey: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_SIZE)
  sizes.writeUInt8(publicKey.length, 4)
  return Buffer.concat([salt, sizes, publicKey])
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
