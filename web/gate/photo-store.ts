import type { GateDatabase } from '#web/gate/gate-database.ts'

const IV_BYTES = 12

/** Generates a key that is not extractable, so that only this browser can decrypt the photos. */
export function createPhotoKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Encrypts and stores a member's photo. */
export async function storePhoto(
  db: GateDatabase,
  key: CryptoKey,
  photo: { userId: string; version: string; picture: ArrayBuffer },
): Promise<void> {
  const { userId, version, picture } = photo
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, picture)
  await db.put('photos', { userId, version, iv, data })
}

/** Returns the photo and its version; undefined if there is none, or `key` can't decrypt it. */
export async function readPhoto(
  db: GateDatabase,
  key: CryptoKey,
  userId: string,
): Promise<{ picture: Blob; version: string } | undefined> {
  const photo = await db.get('photos', userId)
  if (!photo) return undefined
  try {
    const { iv, data, version } = photo
    const picture = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)
    return { picture: new Blob([picture]), version }
  } catch {
    return undefined
  }
}

/** Returns the version of the stored photo; undefined if there is none. */
export async function storedPhotoVersion(
  db: GateDatabase,
  userId: string,
): Promise<string | undefined> {
  return (await db.get('photos', userId))?.version
}
