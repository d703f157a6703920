import { deleteDB } from 'idb'
import type { SentEntry, SentMember } from '#shared/contract/door/gate.ts'
import { ENTRIES_PER_REQUEST, ENTRY_KEPT_MS } from '#shared/domain/door/door-entry.ts'
import {
  type Device,
  type GateDatabase,
  type HallKey,
  type Passage,
  type PinTries,
  type RosterHead,
  type StoredValue,
  type UsedStep,
  VALUES,
} from '#web/gate/gate-database.ts'
import type { RosterReply } from '#web/gate/gate-server.ts'
import { importHallKeys } from '#web/gate/hall-keys.ts'
import { createPhotoKey } from '#web/gate/photo-store.ts'

/** The transaction resolves only once it is on disk, so that a crash of the browser loses nothing. */
const STRICT = { durability: 'strict' } as const

/** The stored data of a gate, which it loads at its start. */
export type StoredGate = {
  device: Device | undefined
  revoked: boolean
  /** The number of entries that were lost when the gate was revoked; undefined if unknown. */
  lost: number | undefined
  tooOld: boolean
  head: RosterHead | undefined
  members: SentMember[]
  absentPasses: string[]
  keys: HallKey[]
  passages: Passage[]
  usedSteps: UsedStep[]
  clockOffsetMs: number
  pinTries: PinTries | undefined
  unsent: number
}

export async function readGate(db: GateDatabase): Promise<StoredGate> {
  const [values, members, keys, passages, usedSteps, unsent] = await Promise.all([
    db.getAll(VALUES),
    db.getAll('members'),
    db.getAll('keys'),
    db.getAll('passages'),
    db.getAll('usedSteps'),
    countUnsent(db),
  ])
  const stored: StoredGate = {
    device: undefined,
    revoked: false,
    lost: undefined,
    tooOld: false,
    head: undefined,
    pinTries: undefined,
    clockOffsetMs: 0,
    absentPasses: [],
    members,
    keys,
    passages,
    usedSteps,
    unsent,
  }
  for (const record of values) {
    if (record.name === 'device') stored.device = record.value
    else if (record.name === 'roster') stored.head = record.value
    else if (record.name === 'absentPasses') stored.absentPasses = record.value
    else if (record.name === 'clockOffsetMs') stored.clockOffsetMs = record.value
    else if (record.name === 'pinTries') stored.pinTries = record.value
    else if (record.name === 'tooOld') stored.tooOld = true
    else if (record.name === 'revoked') Object.assign(stored, { revoked: true, lost: record.lost })
  }
  return stored
}

export async function storeValue(db: GateDatabase, record: StoredValue): Promise<void> {
  await db.put(VALUES, record)
}

/** Stores a newly enrolled device. Removes everything that belongs to an earlier enrollment. */
export async function storeDevice(db: GateDatabase, device: Device): Promise<void> {
  await wipeAll(db)
  await storeValue(db, { name: 'device', value: device })
}

/** Stores a full roster or changes, and removes the photos of members who are no longer listed. */
export async function storeRoster(
  db: GateDatabase,
  { full, members, removed, absentPasses, keys, ...head }: RosterReply,
  syncedAt: number,
): Promise<{ head: RosterHead; keys: HallKey[] }> {
  // Import them first: IndexedDB commits a transaction that waits for anything else.
  const imported = await importHallKeys(keys)
  const value = { ...head, syncedAt }
  const trx = db.transaction([VALUES, 'members', 'keys', 'photos'], 'readwrite')
  const memberStore = trx.objectStore('members')
  const photoStore = trx.objectStore('photos')
  const keyStore = trx.objectStore('keys')
  const absent = new Set(absentPasses)
  if (!full) {
    const known = await trx.objectStore(VALUES).get('absentPasses')
    if (known?.name === 'absentPasses') for (const id of known.value) absent.add(id)
    for (const userId of removed) {
      for (const { id } of (await memberStore.get(userId))?.passes ?? []) absent.add(id)
    }
  }
  void trx.objectStore(VALUES).put({ name: 'absentPasses', value: [...absent] })
  if (full) {
    await memberStore.clear()
    const listed = new Set(members.map(({ userId }) => userId))
    for (const userId of await photoStore.getAllKeys()) {
      if (!listed.has(userId)) void photoStore.delete(userId)
    }
  }
  await keyStore.clear()
  for (const key of imported) void keyStore.put(key)
  for (const member of members) void memberStore.put(member)
  for (const userId of removed) {
    void memberStore.delete(userId)
    void photoStore.delete(userId)
  }
  void trx.objectStore(VALUES).put({ name: 'roster', value })
  void trx.objectStore(VALUES).delete('tooOld')
  await trx.done
  return { head: value, keys: imported }
}

/** What is stored together with an entry. */
export type EntryEffects = { passage?: Passage | undefined; usedStep?: UsedStep | undefined }

/**
 * Stores an entry under the next number, with its effects, in one transaction. Once the promise resolves, the
 * entry survives a crash of the browser.
 */
export async function addEntry(
  db: GateDatabase,
  entry: Omit<SentEntry, 'number'>,
  { passage, usedStep }: EntryEffects = {},
): Promise<void> {
  const trx = db.transaction([VALUES, 'entries', 'passages', 'usedSteps'], 'readwrite', STRICT)
  const last = await trx.objectStore(VALUES).get('lastNumber')
  const number = (last?.name === 'lastNumber' ? last.value : 0) + 1
  void trx.objectStore(VALUES).put({ name: 'lastNumber', value: number })
  void trx.objectStore('entries').add({ number, entry: { ...entry, number }, acknowledgedAt: 0 })
  if (passage) void trx.objectStore('passages').put(passage)
  if (usedStep) void trx.objectStore('usedSteps').put(usedStep)
  await trx.done
}

/** Returns the oldest unsent entries, as many as fit into a request. */
export async function nextUnsent(db: GateDatabase): Promise<SentEntry[]> {
  const unsent = await db.getAllFromIndex('entries', 'acknowledgedAt', 0, ENTRIES_PER_REQUEST)
  return unsent.map(({ entry }) => entry)
}

export function countUnsent(db: GateDatabase): Promise<number> {
  return db.countFromIndex('entries', 'acknowledgedAt', 0)
}

/** Marks entries as stored on the server. `now` is in milliseconds. */
export async function acknowledge(
  db: GateDatabase,
  sent: readonly SentEntry[],
  { stored, now }: { stored: readonly string[]; now: number },
): Promise<void> {
  const known = new Set(stored)
  const trx = db.transaction('entries', 'readwrite', STRICT)
  for (const entry of sent) {
    if (known.has(entry.id)) {
      void trx.store.put({ number: entry.number, entry, acknowledgedAt: now })
    }
  }
  await trx.done
}

/** Removes entries that the server acknowledged, and passages of visits that ended, more than a day ago. */
export async function removeOldRecords(db: GateDatabase, now: number): Promise<void> {
  const trx = db.transaction(['entries', 'passages'], 'readwrite')
  const acknowledged = IDBKeyRange.bound(1, now - ENTRY_KEPT_MS)
  const entries = trx.objectStore('entries')
  for (const number of await entries.index('acknowledgedAt').getAllKeys(acknowledged)) {
    void entries.delete(number)
  }
  const passages = trx.objectStore('passages')
  for (const { person, endsAt } of await passages.getAll()) {
    if (endsAt < now - ENTRY_KEPT_MS) void passages.delete(person)
  }
  await trx.done
}

/** Removes the members' data and the hall's keys. The device and unsent entries stay. */
export async function wipeRoster(db: GateDatabase): Promise<void> {
  const stores = [VALUES, 'members', 'keys', 'photos', 'passages', 'usedSteps'] as const
  const trx = db.transaction(stores, 'readwrite', STRICT)
  for (const name of stores) {
    if (name !== VALUES) void trx.objectStore(name).clear()
  }
  void trx.objectStore(VALUES).delete('roster')
  void trx.objectStore(VALUES).delete('absentPasses')
  void trx.objectStore(VALUES).delete('photoKey')
  void trx.objectStore(VALUES).put({ name: 'tooOld', value: true })
  await trx.done
}

/**
 * Removes everything, including the device's key; `revoked` records that the gate was revoked. Returns the number of
 * removed entries that the server had not acknowledged.
 */
export async function wipeAll(db: GateDatabase, { revoked = false } = {}): Promise<number> {
  const stores = [...db.objectStoreNames]
  const trx = db.transaction(stores, 'readwrite', STRICT)
  const lost = await trx.objectStore('entries').index('acknowledgedAt').count(0)
  for (const name of stores) void trx.objectStore(name).clear()
  if (revoked) void trx.objectStore(VALUES).put({ name: 'revoked', value: true, lost })
  await trx.done
  return lost
}

/** Removes everything, and then the database itself. */
export async function deleteGate(db: GateDatabase): Promise<void> {
  await wipeAll(db)
  // Closes it first, so that replies still under way can't be stored.
  db.close()
  // Not awaited, because the deletion waits until the gate's other tabs close the database.
  void deleteDB(db.name).catch(() => undefined)
}

/** Returns the key that encrypts photos. Generates it if there is none. */
export async function photoKey(db: GateDatabase): Promise<CryptoKey> {
  const stored = await db.get(VALUES, 'photoKey')
  if (stored?.name === 'photoKey') return stored.value
  const value = await createPhotoKey()
  await storeValue(db, { name: 'photoKey', value })
  return value
}
