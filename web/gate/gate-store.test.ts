import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test } from 'vitest'
import { ENTRY_KEPT_MS } from '#shared/domain/door/door-entry.ts'
import { createDeviceKey } from '#web/gate/device-key.ts'
import { type GateDatabase, openGateDatabase, VALUES } from '#web/gate/gate-database.ts'
import {
  acknowledge,
  addEntry,
  countUnsent,
  nextUnsent,
  photoKey,
  readGate,
  removeOldRecords,
  storeDevice,
  storeRoster,
  storeValue,
  wipeAll,
  wipeRoster,
} from '#web/gate/gate-store.ts'
import { readPhoto, storedPhotoVersion, storePhoto } from '#web/gate/photo-store.ts'
import { gateEntry, hallKeys, rosterMember, rosterReply } from '#web/testing/roster.ts'

const NOW = Date.parse('2026-12-02T06:30:00Z')
const OTHER = rosterMember({ userId: '6d7b5be0-0f0b-4b52-8f66-0a4f4f7f0002', name: 'Ravi Joshi' })

let db: GateDatabase

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  db = await openGateDatabase()
})

/** Reopens the database, as after a restart of the browser. */
async function reopen(): Promise<GateDatabase> {
  db.close()
  db = await openGateDatabase()
  return db
}

async function enroll() {
  const device = { id: crypto.randomUUID(), name: 'Main door', key: await createDeviceKey() }
  await storeDevice(db, device)
  return device
}

test('entries are numbered from 1 without a gap, if added concurrently and after a restart [gate-1]', async () => {
  const ids = Array.from({ length: 6 }, () => crypto.randomUUID())
  await Promise.all(ids.slice(0, 4).map((id) => addEntry(db, gateEntry(id))))
  await reopen()
  for (const id of ids.slice(4)) await addEntry(db, gateEntry(id))
  expect((await nextUnsent(db)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
})

test('at most 200 unsent entries are returned at a time, oldest first [gate-29]', async () => {
  for (let count = 0; count < 203; count++) await addEntry(db, gateEntry(crypto.randomUUID()))
  const first = await nextUnsent(db)
  expect(first).toHaveLength(200)
  await acknowledge(db, first, { stored: first.map(({ id }) => id), now: NOW })
  expect((await nextUnsent(db)).map(({ number }) => number)).toEqual([201, 202, 203])
})

test('an entry is removed a day after the server acknowledged it, and its number is not reused [gate-2]', async () => {
  const [id, unsent] = [crypto.randomUUID(), crypto.randomUUID()]
  await addEntry(db, gateEntry(id))
  await addEntry(db, gateEntry(unsent))
  const sent = await nextUnsent(db)
  await acknowledge(db, sent, { stored: [id], now: NOW })
  expect(await countUnsent(db)).toBe(1)
  await removeOldRecords(db, NOW + ENTRY_KEPT_MS - 1)
  expect(await db.count('entries')).toBe(2)
  await removeOldRecords(db, NOW + ENTRY_KEPT_MS)
  expect((await nextUnsent(db)).map((entry) => entry.id)).toEqual([unsent])
  expect(await db.count('entries')).toBe(1)
  await addEntry(db, gateEntry(crypto.randomUUID()))
  expect((await nextUnsent(db)).map(({ number }) => number)).toEqual([2, 3])
})

test('a full roster replaces the stored one, and a partial one changes it [gate-3]', async () => {
  const { sent } = await hallKeys(3)
  await storeRoster(db, rosterReply({ members: [rosterMember(), OTHER], keys: [sent] }), NOW)
  const renamed = { ...OTHER, name: 'Ravi S. Joshi' }
  const change = { full: false, members: [renamed], removed: [rosterMember().userId] }
  await storeRoster(db, rosterReply({ ...change, version: 'v2', keys: [sent] }), NOW + 1000)
  const { members, head, keys } = await readGate(await reopen())
  expect(members).toEqual([renamed])
  expect(head).toMatchObject({ version: 'v2', syncedAt: NOW + 1000, graceMinutes: 15 })
  expect(keys.map(({ epoch }) => epoch)).toEqual([3])
  await storeRoster(db, rosterReply({ keys: [] }), NOW)
  expect((await readGate(db)).members).toEqual([rosterMember()])
})

test('the hall’s keys and the device’s key work after a restart but are not extractable [gate-4]', async () => {
  await enroll()
  await storeRoster(db, rosterReply({ keys: [(await hallKeys()).sent] }), NOW)
  const { device, keys } = await readGate(await reopen())
  const secrets = [device?.key.privateKey, ...keys.map(({ phone }) => phone), await photoKey(db)]
  expect(secrets).toHaveLength(3)
  for (const key of secrets) {
    expect(key?.extractable).toBe(false)
    if (key) await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  }
})

test('photos are encrypted on disk, and removed with their member [gate-5]', async () => {
  const picture = new TextEncoder().encode('a picture of a face')
  const { userId } = rosterMember()
  await storeRoster(db, rosterReply(), NOW)
  const key = await photoKey(db)
  await storePhoto(db, key, { userId, version: 'a', picture: picture.buffer })
  await reopen()
  expect(await storedPhotoVersion(db, userId)).toBe('a')
  const photoOnDisk = await db.get('photos', userId)
  expect(new TextDecoder().decode(photoOnDisk?.data)).not.toContain('face')
  const photo = await readPhoto(db, await photoKey(db), userId)
  expect(await photo?.picture.text()).toBe('a picture of a face')
  expect(photo?.version).toBe('a')
  await storeRoster(db, rosterReply({ members: [OTHER] }), NOW)
  expect(await db.count('photos')).toBe(0)
})

test('wiping the roster removes members, keys and photos, and keeps the device and unsent entries [gate-6]', async () => {
  const device = await enroll()
  await storeRoster(db, rosterReply({ keys: [(await hallKeys()).sent] }), NOW)
  const { userId } = rosterMember()
  await storePhoto(db, await photoKey(db), { userId, version: 'a', picture: new ArrayBuffer(4) })
  await addEntry(db, gateEntry(crypto.randomUUID()))
  await wipeRoster(db)
  const stored = await readGate(await reopen())
  expect(stored.device?.id).toBe(device.id)
  expect(stored).toMatchObject({ head: undefined, members: [], keys: [], unsent: 1 })
  expect(await db.count('photos')).toBe(0)
  expect(await db.get(VALUES, 'photoKey')).toBeUndefined()
})

test('a revoked gate stores nothing but that it was revoked and how many entries were lost [gate-7]', async () => {
  await enroll()
  await storeRoster(db, rosterReply({ keys: [(await hallKeys()).sent] }), NOW)
  await addEntry(db, gateEntry(crypto.randomUUID()))
  await storeValue(db, { name: 'clockOffsetMs', value: 5 })
  await wipeAll(db, { revoked: true })
  expect(await db.getAll(VALUES)).toEqual([{ name: 'revoked', value: true, lost: 1 }])
  for (const store of db.objectStoreNames) {
    if (store !== VALUES) expect(await db.count(store), store).toBe(0)
  }
})

test('absent passes, including those of removed members, survive a restart [door-93]', async () => {
  const asha = rosterMember({ passes: [{ id: '00ff10203040a0b0', kind: 'phone', revoked: false }] })
  await storeRoster(db, rosterReply({ members: [asha], absentPasses: ['1111111111111111'] }), NOW)
  const changed = { full: false, members: [], removed: [asha.userId] }
  await storeRoster(db, rosterReply({ ...changed, absentPasses: ['2222222222222222'] }), NOW)
  const { absentPasses } = await readGate(await reopen())
  const all = ['00ff10203040a0b0', '1111111111111111', '2222222222222222']
  expect(absentPasses.toSorted()).toEqual(all)
  await storeRoster(db, rosterReply({ members: [asha] }), NOW)
  expect((await readGate(db)).absentPasses).toEqual([])
})
