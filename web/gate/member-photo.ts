import type { SentMember } from '#shared/contract/door/gate.ts'
import type { GateDatabase } from '#web/gate/gate-database.ts'
import type { GateServer } from '#web/gate/gate-server.ts'
import { photoKey } from '#web/gate/gate-store.ts'
import { readPhoto, storePhoto } from '#web/gate/photo-store.ts'

/** Returns the stored photo if it is current, otherwise the server's or, without contact, an outdated one. */
export async function photoOf(
  { userId, photo: version }: SentMember,
  { db, server }: { db: GateDatabase; server: GateServer },
): Promise<Blob | undefined> {
  if (version === null) return undefined
  const key = await photoKey(db)
  const stored = await readPhoto(db, key, userId)
  if (stored?.version === version) return stored.picture
  const picture = await server.photo(userId).catch(() => undefined)
  if (!picture) return stored?.picture
  await storePhoto(db, key, { userId, version, picture })
  return new Blob([picture])
}
