import type { GateDatabase } from '#web/gate/gate-database.ts'
import { GateRefused, type GateServer } from '#web/gate/gate-server.ts'
import { countUnsent, deleteGate } from '#web/gate/gate-store.ts'
import type { GateSync } from '#web/gate/gate-sync.ts'

/** `reported` if the server knows of the removal. Otherwise not removed, because `unsent` entries would be lost. */
export type Removal = { reported: boolean } | { unsent: number }

/**
 * Sends the entries, revokes the gate and removes everything from this device. Without contact, removes it only if
 * `maxLost` is given and no more unsent entries than that would be lost.
 */
export async function removeGate(
  {
    db,
    server,
    sync,
    stop,
  }: { db: GateDatabase; server: GateServer; sync: GateSync; stop(): void },
  maxLost: number | undefined,
): Promise<Removal> {
  await sync.sendAll().catch(() => undefined)
  const unsent = await countUnsent(db)
  if (unsent > (maxLost ?? 0)) return { unsent }
  const reported = await revokeOnServer(server)
  if (!reported && maxLost === undefined) return { unsent }
  stop()
  await deleteGate(db)
  return { reported }
}

/** Revokes the gate. Returns whether the server knows that it is revoked. */
async function revokeOnServer(server: GateServer): Promise<boolean> {
  try {
    await server.remove()
    return true
  } catch (error) {
    return error instanceof GateRefused && error.code === 'gateRevoked'
  }
}
