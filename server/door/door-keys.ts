import {
  createPrivateKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { openBytes, sealBytes } from '#server/config/sealed-bytes.ts'
import type { Database, Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import {
  lockDoorKeys,
  nextEpoch,
  readDoorKeys,
  type StoredDoorKeys,
  startEpoch,
} from '#server/db/queries/door/door-keys.ts'
import { revokeAllPasses } from '#server/db/queries/door/hall-pass.ts'

/** The hall's keys for one epoch: for the MACs of phone codes and the signatures of cards. */
export type DoorKeys = {
  epoch: number
  phoneKey: Buffer
  /** Private. */
  cardKey: KeyObject
  /** 65 bytes, uncompressed. */
  cardPublicKey: Buffer
}

type KeyServices = { secret: string; now(): Date }

const PHONE_KEY_BYTES = 32

/**
 * Returns the current keys, and creates them if there are none. Keys that were sealed with another
 * secret, as after a restore, are replaced, which revokes all passes. `trx` must not hold a lock that
 * other users of these keys wait for.
 */
export async function doorKeys(services: KeyServices, trx: Transaction<Tables>): Promise<DoorKeys> {
  const known = openKeys(services, await readDoorKeys(trx)) !== undefined
  // Shared, so that no pass of an epoch is issued while the epoch is replaced.
  await lockDoorKeys(trx, known ? 'share' : 'update')
  return openKeys(services, await readDoorKeys(trx)) ?? replaceKeys(services, trx)
}

/** Like `doorKeys`, but opens its own transaction, and only if there are no usable keys. */
export async function currentDoorKeys(services: KeyServices & { db: Database }): Promise<DoorKeys> {
  const found = openKeys(services, await readDoorKeys(services.db))
  return found ?? inTransaction(services.db, (trx) => doorKeys(services, trx))
}

/** Starts a new epoch and revokes all passes. Returns how many. */
export async function rotateDoorKeys(
  services: KeyServices,
  trx: Transaction<Tables>,
): Promise<{ epoch: number; revoked: number }> {
  await lockDoorKeys(trx, 'update')
  const { epoch, revoked } = await replaceKeys(services, trx)
  return { epoch, revoked }
}

async function replaceKeys(
  services: KeyServices,
  trx: Transaction<Tables>,
): Promise<DoorKeys & { revoked: number }> {
  const now = services.now()
  const keys = newKeys(await nextEpoch(trx))
  await startEpoch(trx, sealKeys(services, keys), now)
  const revoked = await revokeAllPasses(trx, 'keyRotated', now)
  return { ...keys, revoked }
}

function newKeys(epoch: number): DoorKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const cardPublicKey = pointOf(publicKey.export({ format: 'jwk' }))
  return { epoch, phoneKey: randomBytes(PHONE_KEY_BYTES), cardKey: privateKey, cardPublicKey }
}

function pointOf({ x = '', y = '' }: JsonWebKey): Buffer {
  const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return Buffer.concat([Buffer.from([4]), left, right])
}

function sealKeys(services: KeyServices, keys: DoorKeys): StoredDoorKeys {
  const { epoch, phoneKey, cardKey, cardPublicKey } = keys
  const encoded = cardKey.export({ format: 'der', type: 'pkcs8' })
  return {
    epoch,
    cardPublicKey,
    sealedPhoneKey: sealBytes(sealOf(services, epoch, 'phone'), phoneKey),
    sealedCardKey: sealBytes(sealOf(services, epoch, 'card'), encoded),
  }
}

function openKeys(services: KeyServices, stored: StoredDoorKeys | undefined): DoorKeys | undefined {
  if (!stored) return undefined
  const { epoch, cardPublicKey } = stored
  const phoneKey = openBytes(sealOf(services, epoch, 'phone'), stored.sealedPhoneKey)
  const encoded = openBytes(sealOf(services, epoch, 'card'), stored.sealedCardKey)
  if (!phoneKey || !encoded) return undefined
  const cardKey = createPrivateKey({ key: encoded, format: 'der', type: 'pkcs8' })
  return { epoch, phoneKey, cardKey, cardPublicKey }
}

function sealOf({ secret }: KeyServices, epoch: number, kind: 'phone' | 'card') {
  return { secret, purpose: 'keys of the door', owner: `epoch ${epoch} ${kind}` }
}
