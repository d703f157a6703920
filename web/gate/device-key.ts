import { toBase64url } from '#web/passes/base64url.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const

/** Generates the key pair with which this device signs its calls. The private key is not extractable. */
export function createDeviceKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify'])
}

/** Returns the public key as the server stores it: an uncompressed point of 65 bytes, in base64url. */
export async function publicKeyText({ publicKey }: CryptoKeyPair): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)))
}

/** Signs a string. Returns the signature in base64url. */
export async function signText({ privateKey }: CryptoKeyPair, text: string): Promise<string> {
  const signature = await crypto.subtle.sign(SIGNING, privateKey, new TextEncoder().encode(text))
  return toBase64url(new Uint8Array(signature))
}
