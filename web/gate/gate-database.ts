import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SentEntry, SentMember } from '#shared/contract/gate.ts'
import type { Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { Direction } from '#shared/domain/door/door-verdict.ts'
import type { RosterReply } from '#web/gate/gate-server.ts'

/** The device as it was enrolled. */
export type Device = { id: string; name: string; key: CryptoKeyPair }

/** A roster without its members and keys. `syncedAt` is in milliseconds of the server's clock. */
export type RosterHead = Omit<
  RosterReply,
  'full' | 'members' | 'removed' | 'absentPasses' | 'keys'
> & {
  syncedAt: number
}

/** The hall's keys of an epoch, which are not extractable. */
export type HallKey = { epoch: number; phone: CryptoKey; card: CryptoKey }

/** A photo, encrypted. */
export type KeptPhoto = {
  userId: string
  version: string
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** An entry, stored until a day after the server has acknowledged it. `acknowledgedAt` is 0 until then. */
export type KeptEntry = { number: number; entry: SentEntry; acknowledgedAt: number }

/** The last time that this gate let a person in or out. */
export type Passage = {
  /** The user ID, or the pass ID of a member whom the roster doesn't have. */
  person: string
  direction: Direction
  /** In milliseconds of the server's clock. */
  at: number
  /** When the visit ends without a scan, grace included. */
  endsAt: number
  name: string
  room: Room | null
  seat: string | null
  batch: Batch | null
}

/** The last step in which a pass let someone in. */
export type UsedStep = { passId: string; step: number }

export type PinTries = { failed: number; waitUntil: number }

/** Single values, by name. */
export type Kept =
  | { name: 'device'; value: Device }
  | { name: 'roster'; value: RosterHead }
  | { name: 'absentPasses'; value: string[] }
  | { name: 'photoKey'; value: CryptoKey }
  | { name: 'clockOffsetMs'; value: number }
  | { name: 'pinTries'; value: PinTries }
  | { name: 'lastNumber'; value: number }
  /** Set after too long without contact, when the members were removed. */
  | { name: 'tooOld'; value: true }
  /** Set once the server has revoked this gate and its data is removed, `lost` unsent entries among it. */
  | { name: 'revoked'; value: true; lost?: number }

interface Schema extends DBSchema {
  kept: { key: Kept['name']; value: Kept }
  members: { key: string; value: SentMember }
  keys: { key: number; value: HallKey }
  photos: { key: string; value: KeptPhoto }
  entries: { key: number; value: KeptEntry; indexes: { acknowledgedAt: number } }
  passages: { key: string; value: Passage }
  usedSteps: { key: string; value: UsedStep }
}

export type GateDatabase = IDBPDatabase<Schema>

const NAME = 'gate'

/** Opens the gate's database of this browser. Throws where the browser refuses storage. */
export function openGateDatabase(): Promise<GateDatabase> {
  return openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('kept', { keyPath: 'name' })
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
