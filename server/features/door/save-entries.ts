import { inTransaction } from '#server/db/connection/run-transaction.ts'
import {
  type EntryToStore,
  findEntryRecords,
  type KnownRecords,
  paidRooms,
  storeEntries,
} from '#server/db/queries/door/door-entry.ts'
import { type GateRecord, recordGateState } from '#server/db/queries/door/gate.ts'
import type { Services } from '#server/services.ts'
import type { SentEntry } from '#shared/contract/door/gate.ts'

type SentEntries = { entries: readonly SentEntry[]; clockOffsetMs: number; appVersion: string }

/**
 * Stores what happened at the door, even if the server would decide differently now. Returns the IDs
 * of all entries, because all are stored.
 */
export async function saveEntries(
  services: Services,
  gate: GateRecord,
  { entries, clockOffsetMs, appVersion }: SentEntries,
): Promise<string[]> {
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    const known = await findEntryRecords(trx, entries)
    const stays = entries.flatMap(({ userId, studyDay: day }) =>
      userId !== null && known.users.has(userId) ? [{ userId, day }] : [],
    )
    const rooms = await paidRooms(trx, stays)
    const entriesToStore = entries.map((entry) => {
      const stored = toStorable(entry, known)
      const room = rooms.get(`${entry.userId} ${entry.studyDay}`) ?? null
      return { ...stored, room: stored.room ?? room }
    })
    const stored = await storeEntries(trx, entriesToStore, { gateId: gate.id, now })
    await recordGateState(trx, { id: gate.id, clockOffsetMs, appVersion })
    return stored
  })
}

/**
 * Unknown IDs are kept beside the entry, because they may be a mistake that somebody should look into. IDs of
 * a person who was erased in the meantime, and notes about them, are not kept.
 */
function toStorable(entry: SentEntry, known: KnownRecords): EntryToStore {
  const { userId, passId, bookingId, overriddenBy } = entry
  const unknown: Record<string, string> = {}
  const reference = (name: string, id: string | null, exists: (id: string) => boolean) => {
    if (id === null || known.erased.has(id)) return null
    if (exists(id)) return id
    unknown[name] = id
    return null
  }
  const erased = [userId, passId, bookingId].some((id) => id !== null && known.erased.has(id))
  const references = {
    userId: reference('userId', userId, (id) => known.users.has(id)),
    passId: reference('passId', passId, (id) => known.passes.has(id)),
    bookingId: reference('bookingId', bookingId, (id) => known.bookings.has(id)),
    overriddenBy: reference('overriddenBy', overriddenBy, (id) => known.users.has(id)),
  }
  const room = (bookingId !== null && known.bookings.get(bookingId)) || null
  if (erased) {
    const nobody = { userId: null, passId: null, bookingId: null, unknown: null }
    return { entry: { ...entry, note: null }, ...references, ...nobody, room }
  }
  return {
    entry,
    ...references,
    room,
    unknown: Object.keys(unknown).length > 0 ? unknown : null,
  }
}
