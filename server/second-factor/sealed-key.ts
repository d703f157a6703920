import { openBytes, type Seal, sealBytes } from '#server/config/sealed-bytes.ts'
import type { Services } from '#server/services.ts'

type Secret = Pick<Services, 'secret'>

/** Encrypts the key of a user's authenticator app for storage. It opens only for that user. */
export function sealKey(services: Secret, userId: string, key: Uint8Array): Buffer {
  return sealBytes(sealOf(services, userId), key)
}

/** Decrypts a stored key. Returns undefined if it was sealed with another session secret. */
export function openKey(services: Secret, userId: string, sealed: Buffer): Buffer | undefined {
  return openBytes(sealOf(services, userId), sealed)
}

function sealOf({ secret }: Secret, owner: string): Seal {
  return { secret, purpose: 'keys of second factors', owner }
}
