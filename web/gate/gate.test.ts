import 'fake-indexeddb/auto'
// @ts-expect-error Tests run on Node.js, but web code must not see its types.
import { pbkdf2Sync } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SentEntry, SentMember } from '#shared/contract/door/gate.ts'
import { GATE_HEADERS } from '#shared/contract/door/gate-signature.ts'
import { ALL_HOURS } from '#shared/domain/booking/batches.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { createDeviceKey } from '#web/gate/device-key.ts'
import { type Gate, startGate } from '#web/gate/gate.ts'
import { type GateDatabase, openGateDatabase } from '#web/gate/gate-database.ts'
import type { RosterReply } from '#web/gate/gate-server.ts'
import { readGate, storeDevice, storeValue } from '#web/gate/gate-store.ts'
import { toBase64url } from '#web/passes/base64url.ts'
import { rosterMember, rosterReply } from '#web/testing/roster.ts'

const SALT = new Uint8Array(16)
const STAFF = {
  userId: '6d7b5be0-0f0b-4b52-8f66-0a4f4f7f0aaa',
  name: 'Meena',
  salt: toBase64url(SALT),
  pinHash: toBase64url(pbkdf2Sync('123456', SALT, 10, 32, 'sha256')),
  rounds: 10,
}
const TODAY = dayIn('Asia/Kolkata', new Date())
const STAY: SentMember['stays'][number] = {
  bookingId: '6d7b5be0-0f0b-4b52-8f66-0a4f4f7fb001',
  room: 'Dyandhara Kaksh',
  seat: 'A5',
  batch: ALL_HOURS,
  state: 'paid',
  due: 0,
  payableOn: null,
  startDate: addDays(TODAY, -2),
  endDate: addDays(TODAY, 20),
}
const ASHA = rosterMember({ stays: [STAY] })
const RAVI = rosterMember({
  userId: '6d7b5be0-0f0b-4b52-8f66-0a4f4f7f0002',
  name: 'Ravi Joshi',
  memberId: '@DA202507002',
  emailHash: 'cd'.repeat(32),
  passes: [],
  stays: [{ ...STAY, seat: 'A3' }],
})

/** A fake server, which stores each entry once. */
const server = {
  gateId: '',
  reachable: true,
  revoked: false,
  roster: rosterReply({ members: [ASHA, RAVI], staff: [STAFF] }) satisfies RosterReply,
  entries: new Map<string, SentEntry>(),
  loseReplies: false,
  photoCalls: 0,
  clockAheadMs: 0,
}

async function fakeFetch(path: unknown, init?: RequestInit): Promise<Response> {
  // Rejects calls of the previous test's gate, which may still be running.
  const isOther = new Headers(init?.headers).get(GATE_HEADERS.id) !== server.gateId
  if (!server.reachable || isOther) throw new TypeError('Failed to fetch')
  const reply = (data: object, status = 200) => {
    const headers = { Date: new Date(Date.now() + server.clockAheadMs).toUTCString() }
    return new Response(JSON.stringify(data), { status, headers })
  }
  if (server.revoked) return reply({ success: false, code: 'gateRevoked' }, 403)
  if (String(path).startsWith('/api/gate/roster')) {
    return reply({ success: true, data: server.roster })
  }
  if (String(path).startsWith('/api/gate/photos/')) {
    server.photoCalls++
    return new Response('a picture of a face')
  }
  if (path === '/api/gate/remove') {
    server.revoked = true
    return reply({ success: true, message: 'The gate is removed' })
  }
  if (path !== '/api/gate/entries') return reply({}, 404)
  const sent: { entries: SentEntry[] } = JSON.parse(String(init?.body))
  for (const entry of sent.entries) server.entries.set(entry.id, entry)
  if (server.loseReplies) throw new TypeError('Failed to fetch')
  return reply({ success: true, data: { stored: sent.entries.map(({ id }) => id) } })
}

let db: GateDatabase
let gate: Gate

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' })
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser))
  vi.stubGlobal('fetch', fakeFetch)
  server.gateId = crypto.randomUUID()
  Object.assign(server, { reachable: true, revoked: false, loseReplies: false })
  Object.assign(server, { photoCalls: 0, clockAheadMs: 0 })
  server.entries.clear()
  db = await openGateDatabase()
  await storeDevice(db, { id: server.gateId, name: 'Door', key: await createDeviceKey() })
  await start()
  await waitFor(() => expect(gate.state.get().memberCount).toBe(2))
})
afterEach(() => {
  gate.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.roster = rosterReply({ members: [ASHA, RAVI], staff: [STAFF] })
})

/** Starts the gate from the stored data. */
async function start() {
  const { device, ...stored } = await readGate(db)
  if (!device) throw new Error('The gate is not enrolled')
  gate = startGate(db, { device, ...stored }, 'v1')
}

const shown = () => gate.state.get().shown
const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 })
const numbers = () => [...server.entries.values()].map(({ number }) => number)
const type = (memberId: string) => gate.scan(memberId, 'typed')

test('stores and sends the entry of a look once reception has decided [gate-21]', async () => {
  await type('@DA202507001')
  expect(shown()).toMatchObject({ outcome: 'waiting', member: ASHA })
  expect(await db.count('entries')).toBe(0)
  await gate.letIn()
  expect(await db.count('entries')).toBe(1)
  expect(shown()).toMatchObject({ outcome: 'allowed' })
  expect(gate.state.get().inside).toMatchObject([{ name: ASHA.name, seat: 'A5' }])
  await waitFor(() => expect(numbers()).toEqual([1]))
  const [entry] = server.entries.values()
  expect(entry).toMatchObject({
    userId: ASHA.userId,
    bookingId: STAY.bookingId,
    direction: 'in',
    outcome: 'allowed',
    reason: null,
    looks: ['comparePhoto'],
    source: 'typed',
    offline: false,
  })
  await waitFor(() => expect(gate.state.get().unsent).toBe(0))
})

test('scanning the next person turns away the one who is waiting [gate-35]', async () => {
  await type('@DA202507001')
  await type('@DA202507002')
  expect(shown()).toMatchObject({ outcome: 'waiting', member: RAVI })
  await waitFor(() => expect(server.entries.size).toBe(1))
  const [entry] = server.entries.values()
  expect(entry).toMatchObject({ userId: ASHA.userId, outcome: 'refused', reason: null })
  await gate.letIn()
  expect(gate.state.get().inside.map(({ name }) => name)).toEqual([RAVI.name])
})

test('a person’s second scan is a check-out, unless the direction was chosen [gate-22]', async () => {
  await gate.choose(ASHA)
  await gate.letIn()
  await gate.choose(ASHA)
  expect(shown()).toMatchObject({ outcome: 'allowed', verdict: { direction: 'out' } })
  expect(gate.state.get().inside).toEqual([])
  gate.setDirection('out')
  await gate.choose(RAVI)
  expect(shown()).toMatchObject({ outcome: 'waiting', verdict: { looks: ['notInside'] } })
})

test('entries made offline survive a crash and reach the server once [gate-23]', async () => {
  server.reachable = false
  gate.syncNow()
  await waitFor(() => expect(gate.state.get().online).toBe(false))
  await gate.choose(ASHA)
  await gate.letIn()
  gate.stop()
  await start()
  expect(gate.state.get()).toMatchObject({ unsent: 1, memberCount: 2 })
  expect(gate.state.get().inside.map(({ name }) => name)).toEqual([ASHA.name])
  // The server stores the entry, but its reply is lost.
  Object.assign(server, { reachable: true, loseReplies: true })
  gate.syncNow()
  await waitFor(() => expect(server.entries.size).toBe(1))
  expect((await readGate(db)).unsent).toBe(1)
  server.loseReplies = false
  gate.syncNow()
  await waitFor(() => expect(gate.state.get().unsent).toBe(0))
  expect([...server.entries.values()]).toMatchObject([{ number: 1, offline: true }])
})

test('resumes sending entries after a sync fails to write to the disk [gate-530]', async () => {
  await waitFor(() => expect(gate.state.get().online).toBe(true))
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  })
  // Makes the gate store a new clock offset, which fails.
  server.clockAheadMs = 3_600_000
  gate.syncNow()
  await waitFor(() => expect(gate.state.get().online).toBe(false))
  put.mockRestore()
  await gate.choose(ASHA)
  await gate.letIn()
  await waitFor(() => expect(server.entries.size).toBe(1))
})

test('marks entries as offline from the browser’s offline event until the server replies again [gate-215]', async () => {
  await waitFor(() => expect(gate.state.get().online).toBe(true))
  server.reachable = false
  dispatchEvent(new Event('offline'))
  await gate.choose(ASHA)
  await gate.letIn()
  server.reachable = true
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(gate.state.get()).toMatchObject({ online: true, unsent: 0 }))
  await gate.choose(RAVI)
  await gate.letIn()
  await waitFor(() => expect(server.entries.size).toBe(2))
  expect([...server.entries.values()].map(({ offline }) => offline)).toEqual([true, false])
})

test('a gate whose server is on the same device stays online without a network [gate-216]', async () => {
  await waitFor(() => expect(gate.state.get().online).toBe(true))
  dispatchEvent(new Event('offline'))
  expect(gate.state.get().online).toBe(false)
  await waitFor(() => expect(gate.state.get().online).toBe(true))
})

test('letting in a refused person takes a PIN and a note, and stores a second entry [gate-24]', async () => {
  server.roster = rosterReply({ members: [{ ...ASHA, suspended: true }, RAVI], staff: [STAFF] })
  gate.syncNow()
  await waitFor(() => expect(gate.roster.byUser(ASHA.userId)?.suspended).toBe(true))
  await type('@DA202507001')
  expect(shown()).toMatchObject({ outcome: 'refused', verdict: { reason: 'suspended' } })
  expect(await gate.letInAnyway('000000', 'Exam today')).toBe('wrong')
  expect(gate.state.get().inside).toEqual([])
  expect(await gate.letInAnyway('123456', 'Exam today')).toBe('right')
  expect(gate.state.get().inside).toHaveLength(1)
  await waitFor(() => expect(numbers()).toEqual([1, 2]))
  expect([...server.entries.values()]).toMatchObject([
    { outcome: 'refused', reason: 'suspended', overriddenBy: null },
    { outcome: 'overridden', reason: 'suspended', overriddenBy: STAFF.userId, note: 'Exam today' },
  ])
  server.roster = rosterReply({ members: [ASHA, RAVI], staff: [STAFF] })
})

test('a PIN opens the gate; after 5 wrong ones, the gate waits, even if it is restarted [gate-36]', async () => {
  expect(await gate.open('123456')).toBe('right')
  expect(gate.state.get().openedBy?.name).toBe('Meena')
  gate.lock()
  for (let count = 0; count < 5; count++) expect(await gate.open('000000')).toBe('wrong')
  expect(await gate.open('123456')).toBe('wait')
  gate.stop()
  await start()
  expect(await gate.open('123456')).toBe('wait')
  expect(gate.state.get().openedBy).toBeUndefined()
})

test('a sync reads and fetches only the photos of changed members [gate-480]', async () => {
  const members = [ASHA, RAVI].map((member) => ({ ...member, photo: 'a' }))
  server.roster = rosterReply({ members, staff: [STAFF] })
  gate.syncNow()
  await waitFor(async () => expect(await db.count('photos')).toBe(2))
  const cursors = vi.spyOn(IDBObjectStore.prototype, 'openCursor')
  const reads = vi.spyOn(IDBObjectStore.prototype, 'get')
  server.roster = { ...server.roster, full: false, members: [{ ...ASHA, photo: 'b' }] }
  gate.syncNow()
  await waitFor(async () => {
    expect(await db.get('photos', ASHA.userId)).toMatchObject({ version: 'b' })
  })
  expect(server.photoCalls).toBe(3)
  const { calls, contexts } = reads.mock
  const photosRead = calls.filter((_, call) => {
    const store = contexts[call]
    return store instanceof IDBObjectStore && store.name === 'photos'
  })
  expect(new Set(photosRead.map(([userId]) => userId))).toEqual(new Set([ASHA.userId]))
  expect(cursors).not.toHaveBeenCalled()
})

test('a revoked gate removes all its data at the next contact [gate-37]', async () => {
  server.revoked = true
  gate.syncNow()
  await waitFor(() => expect(gate.state.get().revoked).toBe(true))
  expect(await readGate(db)).toMatchObject({ revoked: true, device: undefined, members: [] })
})

test('a revoked gate records how many entries were lost [attendance-88]', async () => {
  server.reachable = false
  await gate.choose(ASHA)
  await gate.letIn()
  await waitFor(() => expect(gate.state.get().unsent).toBe(1))
  Object.assign(server, { reachable: true, revoked: true })
  gate.syncNow()
  await waitFor(() => expect(gate.state.get()).toMatchObject({ revoked: true, lost: 1 }))
  expect(await readGate(db)).toMatchObject({ revoked: true, lost: 1, unsent: 0 })
  expect(server.entries.size).toBe(0)
})

test('removing a gate sends its entries, revokes it and leaves nothing on the device [gate-217]', async () => {
  server.reachable = false
  await gate.choose(ASHA)
  await gate.letIn()
  expect(await gate.remove('000000')).toBe('wrong')
  expect(await gate.remove('123456')).toEqual({ unsent: 1 })
  server.reachable = true
  expect(await gate.remove('123456')).toBe('removed')
  expect(numbers()).toEqual([1])
  expect(server.revoked).toBe(true)
  expect(gate.state.get()).toMatchObject({ removed: { reported: true }, head: undefined })
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
})

test('without contact, a gate is removed only once the loss of its entries is confirmed [gate-218]', async () => {
  server.reachable = false
  expect(await gate.remove('123456')).toEqual({ unsent: 0 })
  await gate.choose(ASHA)
  await gate.letIn()
  // One entry more than the confirmed loss of none.
  expect(await gate.remove('123456', 0)).toEqual({ unsent: 1 })
  expect((await readGate(db)).unsent).toBe(1)
  expect(await gate.remove('123456', 1)).toBe('removed')
  expect(gate.state.get()).toMatchObject({ removed: { reported: false } })
  expect(server.revoked).toBe(false)
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
})

test('a gate that the server has revoked counts as reported when it is removed [gate-219]', async () => {
  server.revoked = true
  expect(await gate.remove('123456')).toBe('removed')
  expect(gate.state.get()).toMatchObject({ removed: { reported: true } })
})

test('after 7 days without contact, the gate removes the members until the next sync [gate-38]', async () => {
  const { head } = gate.state.get()
  if (!head) throw new Error('The gate has no roster')
  gate.stop()
  server.reachable = false
  const old = { ...head, syncedAt: Date.now() - 7 * 24 * 3_600_000 - 1000 }
  await storeValue(db, { name: 'roster', value: old })
  await start()
  await waitFor(() => expect(gate.state.get().head).toBeUndefined())
  await waitFor(async () => expect((await readGate(db)).members).toEqual([]))
  await type('@DA202507001')
  expect(shown()).toMatchObject({ verdict: { reason: 'rosterTooOld' } })
  server.reachable = true
  gate.syncNow()
  await waitFor(() => expect(gate.state.get().memberCount).toBe(2))
})

test('a visitor pass shows the visitor and the tour [gate-25]', async () => {
  const pass = { type: 'VISITOR_PASS', id: 'x', name: 'Priya', tourDate: '2026-12-02' }
  await gate.scan(JSON.stringify({ ...pass, tourTime: '10:00 AM' }), 'scanner')
  expect(shown()).toMatchObject({ kind: 'visitor', name: 'Priya', tourTime: '10:00 AM' })
  expect(await db.count('entries')).toBe(0)
})
