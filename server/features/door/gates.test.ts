import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { addMember, deactivate } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import {
  addGate,
  entryOf,
  gateWith,
  newGateKey,
  type TestGate,
} from '#server/testing/members/gates.ts'
import { PASSWORD } from '#server/testing/members/members.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import * as calls from '#shared/contract/door/gate.ts'
import { errorReply } from '#shared/contract/error-reply.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { auditText } from '#shared/words/audit-text.ts'
import * as words from '#shared/words/en/admin/audit-log.ts'

const desk = frontDesk()
const ROSTER = '/api/gate/roster'
const ENTRIES = '/api/gate/entries'

type Response = Awaited<ReturnType<TestGate['send']>>

const codeOf = ({ body }: Response) => errorReply.parse(JSON.parse(body)).code

function expectRefused(response: Response, code: 'gateUnknown' | 'gateRevoked') {
  expect([response.statusCode, codeOf(response)]).toEqual([ERRORS[code].status, code])
  // A gate corrects its clock by this header.
  expect(response.headers.date).toBe(desk.app.clock.now.toUTCString())
}

const entriesBody = (changes = {}) =>
  JSON.stringify({ entries: [entryOf(1, changes)], clockOffsetMs: 0, appVersion: 'test' })

const minutesFromNow = (minutes: number) =>
  new Date(desk.app.clock.now.getTime() + minutes * 60_000)

test('a gate is enrolled, listed with its last contact, and revoked, all audited [door-33]', async () => {
  const gate = await addGate(desk.app, desk.admin, 'Main door')
  expect((await gate.send({ path: ROSTER })).statusCode).toBe(200)
  const stored = await gate.sendEntries([entryOf(1)], { clockOffsetMs: -1500 })
  expect(stored.statusCode).toBe(200)
  const list = async () =>
    (await desk.admin.call(calls.listGates)).reply().data.gates.find(({ id }) => id === gate.id)
  const at = desk.app.clock.now.toISOString()
  expect(await list()).toEqual({
    id: gate.id,
    name: 'Main door',
    enrolledAt: at,
    enrolledBy: 'Ravi Patil',
    revokedAt: null,
    removed: false,
    lastSeenAt: at,
    clockOffsetMs: -1500,
    appVersion: 'test',
  })
  const revoked = await desk.admin.call(calls.revokeGate, { params: { id: gate.id } })
  revoked.expectSuccess()
  expect(await list()).toMatchObject({ revokedAt: at, removed: false })
  expectRefused(await gate.send({ path: ROSTER }), 'gateRevoked')
  expectRefused(await gate.sendEntries([entryOf(2)]), 'gateRevoked')
  expect(await desk.admin.call(calls.revokeGate, { params: { id: gate.id } })).toMatchObject(
    refusal('notFound'),
  )
  const { entries } = (await desk.superAdmin.call(listAuditLog)).reply().data
  expect(entries.map((entry) => auditText(words, entry)).slice(0, 2)).toEqual([
    'Ravi Patil revoked the gate Main door.',
    'Ravi Patil enrolled the gate Main door.',
  ])
})

test('a gate that is removed at its device is revoked, listed as removed and audited; no other gate can do that [door-72]', async () => {
  const gate = await addGate(desk.app, desk.admin, 'Porch')
  const other = await addGate(desk.app, desk.admin, 'Cellar')
  const remove = { method: 'POST', path: '/api/gate/remove' } as const
  const forged = gateWith(desk.app, gate.id, other.privateKey)
  expectRefused(await forged.send(remove), 'gateUnknown')
  desk.app.clock.advance({ minutes: 5 })
  const at = desk.app.clock.now.toISOString()
  expect((await gate.send(remove)).statusCode).toBe(200)
  const { gates } = (await desk.admin.call(calls.listGates)).reply().data
  const listedGate = (id: string) => gates.find((each) => each.id === id)
  expect(listedGate(gate.id)).toMatchObject({ revokedAt: at, removed: true })
  expect(listedGate(other.id)).toMatchObject({ revokedAt: null, removed: false })
  expectRefused(await gate.send(remove), 'gateRevoked')
  expectRefused(await gate.sendEntries([entryOf(1)]), 'gateRevoked')
  const { entries } = (await desk.superAdmin.call(listAuditLog)).reply().data
  const texts = entries.map((entry) => auditText(words, entry))
  expect(texts.filter((text) => text.includes('removed'))).toEqual([
    'The gate Porch was removed at its device.',
  ])
})

test('a gate is not enrolled with an invalid key [door-34]', async () => {
  const body = { name: 'Door', publicKey: `B${'A'.repeat(86)}` }
  const answer = await desk.admin.call(calls.enrollGate, { body })
  expect(answer.errors).toMatchObject([{ path: 'publicKey', code: 'invalidValue' }])
})

describe("a gate's signature", () => {
  test("is refused if another key made it, or for another gate's ID [door-35]", async () => {
    const [gate, other] = [
      await addGate(desk.app, desk.admin, 'One'),
      await addGate(desk.app, desk.admin, 'Two'),
    ]
    const forged = gateWith(desk.app, gate.id, newGateKey().privateKey)
    expectRefused(await forged.send({ path: ROSTER }), 'gateUnknown')
    expectRefused(await forged.sendEntries([entryOf(1)]), 'gateUnknown')
    const headers = { 'gate-id': gate.id }
    expectRefused(await other.send({ path: ROSTER, headers }), 'gateUnknown')
    const body = entriesBody()
    const sent = { method: 'POST', path: ENTRIES, body, headers } as const
    expectRefused(await other.send(sent), 'gateUnknown')
    const nobody = gateWith(desk.app, crypto.randomUUID(), newGateKey().privateKey)
    expectRefused(await nobody.send({ path: ROSTER }), 'gateUnknown')
    // Only the holder of the key learns that a gate was revoked.
    const revoked = await desk.admin.call(calls.revokeGate, { params: { id: gate.id } })
    revoked.expectSuccess()
    expectRefused(await forged.send({ path: ROSTER }), 'gateUnknown')
    expectRefused(await forged.sendEntries([entryOf(1)]), 'gateUnknown')
  })

  test('covers the method, the path with its query, and the body [door-36]', async () => {
    const gate = await addGate(desk.app, desk.admin)
    const roster = gate.headers({ path: ROSTER })
    expectRefused(await gate.send({ path: `${ROSTER}?since=x`, headers: roster }), 'gateUnknown')
    const stored = () =>
      desk.app.services.db
        .selectFrom('door_entries')
        .select('id')
        .where('gate_id', '=', gate.id)
        .execute()
    const entries = gate.headers({ method: 'POST', path: ENTRIES, body: entriesBody() })
    const changed = entriesBody({ direction: 'out' })
    expectRefused(
      await gate.send({ method: 'POST', path: ENTRIES, body: changed, headers: entries }),
      'gateUnknown',
    )
    expectRefused(
      await gate.send({ method: 'POST', path: ENTRIES, body: entriesBody(), headers: roster }),
      'gateUnknown',
    )
    expect(await stored()).toEqual([])
  })

  test('is refused once it is old, or without its headers [door-37]', async () => {
    const gate = await addGate(desk.app, desk.admin)
    const headers = gate.headers({ path: ROSTER })
    const resend = () => desk.app.inject({ method: 'GET', url: ROSTER, headers })
    expect((await resend()).statusCode).toBe(200)
    desk.app.clock.advance({ seconds: 119 })
    expect((await resend()).statusCode).toBe(200)
    desk.app.clock.advance({ seconds: 2 })
    expectRefused(await resend(), 'gateUnknown')
    expectRefused(await desk.app.inject({ method: 'GET', url: ROSTER }), 'gateUnknown')
    expectRefused(await desk.app.inject({ method: 'POST', url: ENTRIES }), 'gateUnknown')
  })

  test('with a clock that is 10 minutes off is refused with the right time, and accepted with a corrected clock [door-38]', async () => {
    const gate = await addGate(desk.app, desk.admin)
    const refused = await gate.send({ path: ROSTER, time: minutesFromNow(10) })
    expectRefused(refused, 'gateUnknown')
    expectRefused(await gate.send({ path: ROSTER, time: minutesFromNow(-10) }), 'gateUnknown')
    const corrected = new Date(String(refused.headers.date))
    expect((await gate.send({ path: ROSTER, time: corrected })).statusCode).toBe(200)
  })

  test('is also required for HEAD', async () => {
    const gate = await addGate(desk.app, desk.admin)
    for (const path of [ROSTER, `/api/gate/photos/${crypto.randomUUID()}`]) {
      const headers = { ...gate.headers({ path }), 'gate-signature': 'AAAA' }
      const response = await desk.app.inject({ method: 'HEAD', url: path, headers })
      expect([path, response.statusCode]).toEqual([path, 401])
    }
  })

  test('is checked before the request is validated', async () => {
    const gate = await addGate(desk.app, desk.admin)
    const body = '{"entries":[]}'
    const forged = gateWith(desk.app, gate.id, newGateKey().privateKey)
    expectRefused(await forged.send({ method: 'POST', path: ENTRIES, body }), 'gateUnknown')
    const own = await gate.send({ method: 'POST', path: ENTRIES, body })
    expect(codeOf(own)).toBe('validationFailed')
  })
})

describe('a PIN', () => {
  const save = (password: string, pin = '480193') =>
    desk.admin.call(calls.saveGatePin, { body: { pin, password } })

  test("needs the admin's password, and reaches gates as a hash [door-39]", async () => {
    const gate = await addGate(desk.app, desk.admin)
    expect(await save('Not-The-1-Password')).toMatchObject(refusal('wrongPassword'))
    for (const easy of ['123456', '12345']) {
      expect(await save(PASSWORD, easy)).toMatchObject({ ...refusal('validationFailed') })
    }
    expect((await gate.roster()).staff).toEqual([])
    const saved = await save(PASSWORD)
    saved.expectSuccess()
    const { staff } = await gate.roster()
    expect(staff).toMatchObject([{ userId: desk.admin.id, name: 'Ravi Patil' }])
    const [{ salt = '', pinHash, rounds = 0 } = {}] = staff
    const hash = (pin: string) =>
      pbkdf2Sync(pin, Buffer.from(salt, 'base64url'), rounds, 32, 'sha256').toString('base64url')
    expect(rounds).toBeGreaterThanOrEqual(600_000)
    expect(pinHash).toBe(hash('480193'))
    expect(pinHash).not.toBe(hash('480194'))
    expect((await desk.log()).map(({ action }) => action)).toContain('gate.pin')
    expect(JSON.stringify(await desk.log())).not.toContain('480193')
  })

  test('is replaced by a new one, and no longer sent once the admin is deactivated', async () => {
    const gate = await addGate(desk.app, desk.superAdmin)
    const first = await save(PASSWORD)
    first.expectSuccess()
    const [before] = (await gate.roster()).staff
    const second = await save(PASSWORD, '111222')
    second.expectSuccess()
    const { staff } = await gate.roster()
    expect(staff).toHaveLength(1)
    expect(staff[0]?.pinHash).not.toBe(before?.pinHash)
    await deactivate(desk.app, desk.admin.id)
    expect((await gate.roster()).staff).toEqual([])
  })

  test('has six digits', async () => {
    expect((await save(PASSWORD, '12345')).code).toBe('validationFailed')
    expect((await save(PASSWORD, '12345a')).code).toBe('validationFailed')
  })
})

test('members may not use gates', async () => {
  const member = await addMember(desk.app)
  expect(await member.call(calls.listGates)).toMatchObject(refusal('notAllowed'))
})
