/** Imports a key for HMAC-SHA-256. It is not extractable. */
export function importMacKey(bytes: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
}

/** Returns the HMAC-SHA-256 of a message, 32 bytes. */
export async function computeMac(
  key: CryptoKey,
  message: BufferSource,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message))
}
