import { createHmac, createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { migrate } from '#server/db/connection/migrate.ts'
import { currentDoorKeys } from '#server/door/door-keys.ts'
import { buildServices } from '#server/services.ts'
import { refusal } from '#server/testing/browser.ts'
import { openBackupFixture } from '#server/testing/databases/backup-fixture.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { addGate, gateWith } from '#server/testing/members/gates.ts'
import { buy, DAY, NIGHT } from '#server/testing/members/members.ts'
import { startCommand } from '#server/testing/process/run-command.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { cancelBooking, moveBooking } from '#shared/contract/booking/desk-booking.ts'
import * as calls from '#shared/contract/door/door-pass.ts'
import { me } from '#shared/contract/user/auth.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { cardMessage, decodeCardCode } from '#shared/domain/door/card-code.ts'
import { passKeyMessage } from '#shared/domain/door/phone-code.ts'
import { auditText } from '#shared/words/audit-text.ts'
import * as words from '#shared/words/en/admin/audit-log.ts'

const desk = frontDesk()
const FIRST = { passId: null, replace: false }

type Member = Awaited<ReturnType<typeof addMember>>

async function memberWith(options: Parameters<typeof buy>[1] = {}): Promise<Member> {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A1', batch: DAY, ...options })
  return member
}

async function phonePass(member: Member, body: object = FIRST) {
  return (await member.call(calls.issuePhonePass, { body })).reply().data
}

describe("a phone's pass", () => {
  test("has a key that is derived from the hall's key, the pass and its claims [door-21]", async () => {
    const member = await memberWith({ duration: '8 Days' })
    const pass = await phonePass(member)
    const { phoneKey, epoch } = await currentDoorKeys(desk.app.services)
    expect(pass.epoch).toBe(epoch)
    expect(pass.claims).toMatchObject({ lastDay: '2026-03-17', batch: DAY, seat: 'A1' })
    expect(pass.claims.memberId).toMatch(/^@DA/)
    const message = passKeyMessage(pass.passId, pass.claims)
    expect(pass.key).toBe(createHmac('sha256', phoneKey).update(message).digest('base64url'))
  })

  test('is refused without paid days ahead [door-22]', async () => {
    const member = await addMember(desk.app)
    const answer = await member.call(calls.issuePhonePass, { body: FIRST })
    expect(answer).toMatchObject(refusal('noPaidDays'))
  })

  test('stays the same on its phone, with the claims of a changed booking [door-23]', async () => {
    const member = await memberWith()
    const pass = await phonePass(member)
    const { id } = await desk.bookingOf(member)
    const moved = await desk.admin.call(moveBooking, {
      params: { id },
      body: { seat: 'A3', from: 'A1' },
    })
    moved.expectSuccess()
    const again = await phonePass(member, { passId: pass.passId, replace: false })
    expect(again).toMatchObject({ passId: pass.passId, claims: { seat: 'A3' } })
    expect(again.key).not.toBe(pass.key)
    const cancelled = await desk.admin.call(cancelBooking, { params: { id } })
    cancelled.expectSuccess()
    const body = { passId: pass.passId, replace: false }
    const answer = await member.call(calls.issuePhonePass, { body })
    expect(answer).toMatchObject(refusal('noPaidDays'))
  })

  test('moves to another phone only if asked to, which revokes the former one [door-24]', async () => {
    const member = await memberWith()
    const former = await phonePass(member)
    const refused = await member.call(calls.issuePhonePass, { body: FIRST })
    expect(refused).toMatchObject(refusal('passOnOtherPhone'))
    const next = await phonePass(member, { passId: null, replace: true })
    expect(next.passId).not.toBe(former.passId)
    const listed = await desk.admin.call(calls.listPasses, { params: { id: member.id } })
    const { passes } = listed.reply().data
    expect(passes.map(({ id, revokedReason }) => [id, revokedReason]).toSorted()).toEqual(
      [
        [next.passId, null],
        [former.passId, 'phoneChanged'],
      ].toSorted(),
    )
    // The former phone learns that it has lost the pass.
    const body = { passId: former.passId, replace: false }
    const asked = await member.call(calls.issuePhonePass, { body })
    expect(asked).toMatchObject(refusal('passOnOtherPhone'))
  })

  test('two concurrent phones get one live pass', async () => {
    const member = await memberWith()
    const answers = await Promise.all(
      [1, 2, 3].map(() => member.call(calls.issuePhonePass, { body: FIRST })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      'passOnOtherPhone',
      'passOnOtherPhone',
      undefined,
    ])
  })

  test('covers the next paid days before they begin', async () => {
    const today = desk.app.services.today()
    const member = await memberWith({ start: addDays(today, 3), duration: '1 Day', batch: NIGHT })
    const { claims } = await phonePass(member)
    expect(claims).toMatchObject({ lastDay: addDays(today, 3), batch: NIGHT })
  })
})

test('a member reports a pass lost, once [door-25]', async () => {
  const member = await memberWith()
  const { passId } = await phonePass(member)
  const body = { kind: 'phone' }
  const lost = await member.call(calls.reportLostPass, { body })
  lost.expectSuccess()
  expect(await member.call(calls.reportLostPass, { body })).toMatchObject(refusal('notFound'))
  expect(await member.call(calls.reportLostPass, { body: { kind: 'card' } })).toMatchObject(
    refusal('notFound'),
  )
  // Even after logging in again, the lost phone gets no new pass unless its user asks for one.
  const ask = { passId, replace: false }
  expect(await member.call(calls.issuePhonePass, { body: ask })).toMatchObject(
    refusal('passOnOtherPhone'),
  )
  expect((await phonePass(member)).passId).not.toBe(passId)
})

test('reporting a lost phone logs out all other devices [door-61]', async () => {
  const member = await memberWith()
  await phonePass(member)
  const lostPhone = member.token
  await logInAgain(desk.app, member)
  const lost = await member.call(calls.reportLostPass, { body: { kind: 'phone' } })
  lost.expectSuccess()
  const currentUser = await member.call(me)
  currentUser.expectSuccess()
  member.token = lostPhone
  expect(await member.call(me)).toMatchObject(refusal('notLoggedIn'))
})

test('a member gets at most 20 new passes an hour; fetching the current one is not limited', async () => {
  const limited = await createTestApp({ RATE_LIMITS: 'on' })
  try {
    const member = await addMember(limited)
    await buy(member, { seat: 'A1' })
    let passId = ''
    for (let tries = 0; tries < 20; tries++) {
      passId = (await phonePass(member, { passId: null, replace: true })).passId
    }
    const body = { passId: null, replace: true }
    await expectRateLimited(member.call(calls.issuePhonePass, { body }), 60 * 60)
    const lost = member.call(calls.reportLostPass, { body: { kind: 'phone' } })
    await expectRateLimited(lost, 60 * 60)
    expect((await phonePass(member, { passId, replace: false })).passId).toBe(passId)
  } finally {
    await limited.close()
  }
})

describe('a card', () => {
  const card = (member: Member) => desk.admin.call(calls.issueCard, { params: { id: member.id } })

  test("is signed by the hall and has the data of the member's booking [door-26]", async () => {
    const member = await memberWith({ duration: '8 Days' })
    const issued = (await card(member)).reply().data
    expect(issued).toMatchObject({
      name: 'Ravi Patil',
      room: 'Dyandhara Kaksh',
      seat: 'A1',
      batch: DAY,
      firstDay: '2026-03-10',
      lastDay: '2026-03-17',
    })
    const decoded = decodeCardCode(issued.code)
    if (!decoded) throw new Error('The code is not a card')
    expect(decoded.card).toMatchObject({
      passId: issued.passId,
      firstDay: '2026-03-10',
      issuedOn: '2026-03-10',
      claims: { memberId: issued.memberId, lastDay: '2026-03-17', batch: DAY, seat: 'A1' },
    })
    const { cardKey } = await currentDoorKeys(desk.app.services)
    const key = { key: createPublicKey(cardKey), dsaEncoding: 'ieee-p1363' } as const
    expect(verify('sha256', cardMessage(decoded.card), key, decoded.signature)).toBe(true)
    const { entries } = (await desk.superAdmin.call(listAuditLog)).reply().data
    expect(entries[0] && auditText(words, entries[0])).toBe(
      'Ravi Patil printed a card for Ravi Patil.',
    )
  })

  test('replaces the former card and leaves the phone alone [door-27]', async () => {
    const member = await memberWith()
    const phone = await phonePass(member)
    const former = (await card(member)).reply().data
    const next = (await card(member)).reply().data
    const listed = await desk.admin.call(calls.listPasses, { params: { id: member.id } })
    const passes = new Map(
      listed.reply().data.passes.map(({ id, revokedReason }) => [id, revokedReason]),
    )
    expect(passes).toEqual(
      new Map([
        [phone.passId, null],
        [former.passId, 'replaced'],
        [next.passId, null],
      ]),
    )
  })

  test('is refused if cards are off, without paid days and for an unknown user [door-28]', async () => {
    const params = { id: crypto.randomUUID() }
    expect(await desk.admin.call(calls.issueCard, { params })).toMatchObject(
      refusal('userNotFound'),
    )
    expect(await desk.admin.call(calls.listPasses, { params })).toMatchObject(
      refusal('userNotFound'),
    )
    expect(await card(await addMember(desk.app))).toMatchObject(refusal('noPaidDays'))
    const settings = (await desk.admin.call(getSettings)).reply().data
    const off = await desk.admin.call(saveSettings, { body: { ...settings, cardsOn: false } })
    off.expectSuccess()
    expect(await card(await memberWith())).toMatchObject(refusal('cardsDisabled'))
  })
})

test('reception revokes a pass, and the audit log records it [door-29]', async () => {
  const member = await memberWith()
  const { passId } = await phonePass(member)
  const revoke = { params: { id: passId }, body: { reason: 'shared' } }
  const revoked = await desk.admin.call(calls.revokePass, revoke)
  revoked.expectSuccess()
  expect(await desk.admin.call(calls.revokePass, revoke)).toMatchObject(refusal('notFound'))
  expect(await desk.log()).toContainEqual({
    admin_id: desk.admin.id,
    action: 'pass.revoke',
    subject: `user:${member.id}`,
    details: { pass: 'phone', reason: 'shared' },
  })
})

test('revoking a pass at reception logs the phone out if it is lost, but not for other reasons [door-91]', async () => {
  const member = await memberWith()
  const status = async () => (await member.call(me)).status
  const revoke = async (reason: 'lost' | 'left') => {
    const { passId } = await phonePass(member)
    const revoked = await desk.admin.call(calls.revokePass, {
      params: { id: passId },
      body: { reason },
    })
    revoked.expectSuccess()
  }
  await revoke('left')
  expect(await status()).toBe(200)
  await revoke('lost')
  expect(await status()).toBe(401)
})

describe("the hall's keys", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('are replaced by a command, which revokes all passes [door-30]', async () => {
    const admin = await addMember(app, { role: 'super_admin' })
    const gate = await addGate(app, admin)
    const member = await addMember(app)
    await buy(member, { seat: 'A1' })
    const former = await phonePass(member)
    const [oldKey] = (await gate.roster()).keys
    const env = { DATABASE_URL: app.connectionString, DATA_DIR: app.services.config.dataDir }
    const run = await startCommand('door/rotate-command.ts', [], { env }).ended
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
    expect(run.stdout).toContain('1 pass')
    const roster = await gate.roster()
    expect(roster.keys.map(({ epoch }) => epoch)).toEqual([former.epoch + 1])
    expect(roster.keys[0]?.phoneKey).not.toBe(oldKey?.phoneKey)
    const passes = roster.members.flatMap((each) => each.passes)
    expect(passes).toEqual([{ id: former.passId, kind: 'phone', revoked: true }])
    // The phone gets a new pass without asking its user.
    const next = await phonePass(member, { passId: former.passId, replace: false })
    expect(next.epoch).toBe(former.epoch + 1)
    const { entries } = (await admin.call(listAuditLog)).reply().data
    expect(entries[0] && auditText(words, entries[0])).toBe(
      'The keys of the door were replaced on the server.',
    )
  })

  test('from a backup can be decrypted with the same secret, and are replaced with any other [door-31]', async () => {
    const admin = await addMember(app, { role: 'super_admin' })
    const gate = await addGate(app, admin)
    const member = await addMember(app)
    await buy(member, { seat: 'A3' })
    const { passId } = await phonePass(member)
    const before = await gate.roster()
    const [source, target] = [await openBackupFixture(), await openBackupFixture()]
    const { config, storage, secret } = app.services
    await makeBackup({
      path: source.file,
      connectionString: app.connectionString,
      storage,
      appVersion: '0.0.1',
      print: () => {},
      stop: new AbortController().signal,
    })
    await target.restore(source.file)
    const { connectionString } = target
    await migrate(connectionString)
    const rosterWith = async (sessionSecret: string) => {
      const services = await buildServices(
        { ...config, sessionSecret },
        { connectionString, now: app.services.now, print: () => {} },
      )
      const restored = await buildApp(services)
      try {
        const atDoor = { services, inject: restored.inject.bind(restored) }
        return await gateWith(atDoor, gate.id, gate.privateKey).roster(before.version)
      } finally {
        await restored.close()
        await services.close()
      }
    }
    try {
      const same = await rosterWith(secret)
      expect(same.keys).toEqual(before.keys)
      // The transactions of the former database mean nothing here.
      expect(same).toMatchObject({ full: true, members: before.members })
      const other = await rosterWith('oY7nR2wQ9xK4vB6mT1zL8cD3sF5hJ0gA')
      expect(other.keys).toHaveLength(1)
      expect(other.keys[0]?.epoch).toBe((before.keys[0]?.epoch ?? 0) + 1)
      const passes = other.members.flatMap((each) => each.passes)
      expect(passes).toContainEqual({ id: passId, kind: 'phone', revoked: true })
    } finally {
      await source.close()
      // PostgreSQL may still be ending the app's connections.
      await vi.waitFor(() => target.close(), { timeout: 5_000 })
    }
  })

  test('are replaced once if they were encrypted with another secret', async () => {
    const member = await addMember(app)
    await buy(member, { seat: 'A2' })
    const former = await phonePass(member)
    const services = { ...app.services, secret: 'oY7nR2wQ9xK4vB6mT1zL8cD3sF5hJ0gA' }
    const keys = await currentDoorKeys(services)
    expect(keys.epoch).toBe(former.epoch + 1)
    const pass = await app.services.db
      .selectFrom('hall_passes')
      .select(['revoked_reason'])
      .where('id', '=', Buffer.from(former.passId, 'hex'))
      .executeTakeFirst()
    expect(pass?.revoked_reason).toBe('keyRotated')
    // The next use with the same secret finds them again.
    expect((await currentDoorKeys(services)).epoch).toBe(keys.epoch)
  })

  test('are created once, even by concurrent first uses [door-32]', async () => {
    const fresh = await createTestApp()
    try {
      const keys = await Promise.all([1, 2, 3, 4].map(() => currentDoorKeys(fresh.services)))
      expect(new Set(keys.map(({ phoneKey }) => phoneKey.toString('hex'))).size).toBe(1)
      expect(keys[0]?.epoch).toBe(1)
    } finally {
      await fresh.close()
    }
  })
})
