import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SentEntry, SentMember } from '#shared/contract/door/gate.ts'
import type { Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { Direction } from '#shared/domain/door/door-verdict.ts'
import type { RosterReply } from '#web/gate/gate-server.ts'

/** The enrolled device, with its signing key. */
export type Device = { id: string; name: string; key: CryptoKeyPair }

/** A roster reply without members and keys. `syncedAt` is the server time of the sync, in milliseconds since 1970. */
export type RosterHead = Omit<
  RosterReply,
  'full' | 'members' | 'removed' | 'absentPasses' | 'keys'
> & {
  syncedAt: number
}

/** The hall's keys for one epoch, which can't be extracted. */
export type HallKey = { epoch: number; phone: CryptoKey; card: CryptoKey }

/** An encrypted photo. */
export type StoredPhoto = {
  userId: string
  version: string
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** An entry. `acknowledgedAt` is 0 until the server acknowledges it; a day later, it is removed. */
export type StoredEntry = { number: number; entry: SentEntry; acknowledgedAt: number }

/** A person's last check-in or check-out that this gate knows of. */
export type Passage = {
  /** The user ID, or the pass ID of a member whom the roster doesn't have. */
  person: string
  direction: Direction
  /** In milliseconds of the server's clock. */
  at: number
  /** When the visit ends without a check-out: after the batch's hours plus the grace period. */
  endsAt: number
  name: string
  room: Room | null
  seat: string | null
  batch: Batch | null
}

/** The time step of the last code accepted from a phone pass. */
export type UsedStep = { passId: string; step: number }

export type PinTries = { failed: number; waitUntil: number }

/** A single value, stored under its name. */
export type StoredValue =
  | { name: 'device'; value: Device }
  | { name: 'roster'; value: RosterHead }
  | { name: 'absentPasses'; value: string[] }
  | { name: 'photoKey'; value: CryptoKey }
  | { name: 'clockOffsetMs'; value: number }
  | { name: 'pinTries'; value: PinTries }
  | { name: 'lastNumber'; value: number }
  /** Set when the members are removed after too long without contact. */
  | { name: 'tooOld'; value: true }
  /** Set when the server has revoked this gate, so that its data was removed, including `lost` unsent entries. */
  | { name: 'revoked'; value: true; lost?: number }

/** The store of single values. Gates in use have it under this name. */
export const VALUES = 'kept'

interface Schema extends DBSchema {
  [VALUES]: { key: StoredValue['name']; value: StoredValue }
  members: { key: string; value: SentMember }
  keys: { key: number; value: HallKey }
  photos: { key: string; value: StoredPhoto }
  entries: { key: number; value: StoredEntry; indexes: { acknowledgedAt: number } }
  passages: { key: string; value: Passage }
  usedSteps: { key: string; value: UsedStep }
}

export type GateDatabase = IDBPDatabase<Schema>

const NAME = 'gate'

/** Opens the gate's database in this browser. Throws if the browser refuses storage. */
export function openGateDatabase(): Promise<GateDatabase> {
  return openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore(VALUES, { keyPath: 'name' })
      db.createObjectStore('members', { keyPath: 'userId' })
      db.createObjectStore('keys', { keyPath: 'epoch' })
      db.createObjectStore('photos', { keyPath: 'userId' })
      db.createObjectStore('passages', { keyPath: 'person' })
      db.createObjectStore('usedSteps', { keyPath: 'passId' })
      const entries = db.createObjectStore('entries', { keyPath: 'number' })
      entries.createIndex('acknowledgedAt', 'acknowledgedAt')
    },
  })
}
