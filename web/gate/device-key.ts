import { toBase64url } from '#web/passes/base64url.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const

/** Makes the key with which this device signs its calls. The private key is not extractable. */
export function createDeviceKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
}

/** The public key as the server stores it: 65 bytes, uncompressed, in base64url. */
export async function publicKeyText({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
}

/** Returns the signature of a text in base64url. */
export async function signText({ privateKey }: CryptoKeyPair, text: string): Promise<string> {
  const signature = await crypto.subtle.sign(SIGNING, privateKey, new TextEncoder().encode(text))
  return toBase64url(new Uint8Array(signature))
}
