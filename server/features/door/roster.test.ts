import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { removeOldRosterChanges } from '#server/db/queries/door/roster.ts'
import { openChangeStream } from '#server/http/change-stream.ts'
import { newPictureKey } from '#server/storage/storage.ts'
import { type AddedMember, addMember, deactivate } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { addGate, entryOf, type TestGate } from '#server/testing/members/gates.ts'
import { book, buy, DAY, pay } from '#server/testing/members/members.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { cancelBooking, moveBooking } from '#shared/contract/booking/desk-booking.ts'
import { issuePhonePass } from '#shared/contract/door/door-pass.ts'
import { revokeGate } from '#shared/contract/door/gate.ts'
import { ROSTER_STREAM } from '#shared/contract/gate-endpoints.ts'
import { confirmPayment, payDue } from '#shared/contract/money/desk-payment.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { watchGates } from './watched-gates.ts'

const desk = frontDesk()

async function memberWith(options: Parameters<typeof buy>[1] = {}): Promise<AddedMember> {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A1', batch: DAY, ...options })
  return member
}

const openGate = () => addGate(desk.app, desk.admin)
const userIdsOf = (members: readonly { userId: string }[]) => members.map(({ userId }) => userId)

/** What the gate gets after a change that follows its last call. */
async function rosterAfterChange(gate: TestGate, change: () => Promise<unknown>) {
  const { version } = await gate.roster()
  await change()
  const next = await gate.roster(version)
  expect(next.full).toBe(false)
  return next
}

describe('the roster', () => {
  test('has members with paid days from 3 days before to 7 after today [door-40]', async () => {
    const today = desk.app.services.today()
    const add = (seat: string, days: number) =>
      memberWith({ seat, start: addDays(today, days), duration: '1 Day' })
    const [, soon, , now] = [
      await add('A2', 8),
      await add('A3', 7),
      await addMember(desk.app),
      await add('A1', 0),
    ]
    const gate = await openGate()
    const roster = await gate.roster()
    expect(roster.full).toBe(true)
    expect(userIdsOf(roster.members).toSorted()).toEqual([now.id, soon.id].toSorted())
    desk.app.clock.advance({ days: 3 })
    expect(userIdsOf((await gate.roster()).members)).toContain(now.id)
    desk.app.clock.advance({ days: 1 })
    expect(userIdsOf((await gate.roster()).members)).not.toContain(now.id)
  })

  test('has the data about a member that the door needs, but no email or phone number [door-41]', async () => {
    const member = await memberWith({ duration: '8 Days' })
    const gate = await openGate()
    const roster = await gate.roster()
    const [found] = roster.members
    expect(found).toEqual({
      userId: member.id,
      name: 'Ravi Patil',
      memberId: expect.stringMatching(/^@DA/),
      emailHash: createHash('sha256').update(member.email).digest('hex'),
      phoneEnd: expect.stringMatching(/^[0-9]{4}$/),
      photo: expect.stringMatching(/^[0-9a-f]{16}$/),
      suspended: false,
      consentMissing: false,
      minor: false,
      passes: [],
      last: null,
      stays: [
        {
          bookingId: (await desk.bookingOf(member)).id,
          room: 'Dyandhara Kaksh',
          seat: 'A1',
          batch: DAY,
          state: 'paid',
          due: 0,
          payableOn: null,
          startDate: '2026-03-10',
          endDate: '2026-03-18',
        },
      ],
    })
    expect(JSON.stringify(roster)).not.toContain(member.email)
    expect(roster).toMatchObject({
      timeZone: 'Asia/Kolkata',
      graceMinutes: 15,
      closedDays: [],
      hallName: 'Dyanpeeth Abhyasika',
    })
  })

  test('marks who waits for consent, is a minor or was deactivated [door-42]', async () => {
    const turning = await addMember(desk.app, { dateOfBirth: '2008-03-11' })
    await inTransaction(desk.app.services.db, async (trx) => {
      await trx
        .insertInto('parental_consents')
        .values({
          user_id: turning.id,
          method: 'email',
          parent_email: 'p@example.com',
          given_at: desk.app.clock.now,
        })
        .execute()
    })
    await buy(turning, { seat: 'A4' })
    const gate = await openGate()
    const marks = async () => {
      const { members } = await gate.roster()
      const found = members.find(({ userId }) => userId === turning.id)
      return [found?.minor, found?.consentMissing, found?.suspended]
    }
    expect(await marks()).toEqual([true, false, false])
    await desk.app.services.db
      .updateTable('parental_consents')
      .set({ withdrawn_at: desk.app.clock.now })
      .where('user_id', '=', turning.id)
      .execute()
    expect(await marks()).toEqual([true, true, false])
    // Their 18th birthday: they consent themselves now.
    desk.app.clock.advance({ days: 1 })
    await deactivate(desk.app, turning.id)
    expect(await marks()).toEqual([false, true, true])
  })

  test('returns only what has changed: cancelled, moved, renewed [door-43]', async () => {
    const [member, other] = [
      await memberWith({ duration: '8 Days' }),
      await memberWith({ seat: 'A2' }),
    ]
    const gate = await openGate()
    const { version } = await gate.roster()
    expect(await gate.roster(version)).toMatchObject({ full: false, members: [], removed: [] })
    const { id } = await desk.bookingOf(member)
    const moved = await rosterAfterChange(gate, () =>
      desk.admin.call(moveBooking, { params: { id }, body: { seat: 'A3', from: 'A1' } }),
    )
    expect(moved.members).toMatchObject([{ userId: member.id, stays: [{ seat: 'A3' }] }])
    const renewed = await rosterAfterChange(gate, () =>
      buy(member, { seat: 'A3', start: '2026-03-18', duration: '8 Days' }),
    )
    // The new days begin after the next seven.
    expect(renewed.members.map(({ stays }) => stays.length)).toEqual([1])
    const cancelled = await rosterAfterChange(gate, () =>
      desk.admin.call(cancelBooking, { params: { id } }),
    )
    expect(cancelled.members).toMatchObject([
      { userId: member.id, stays: [{ seat: 'A3', state: 'cancelled' }] },
    ])
    expect(userIdsOf(cancelled.members)).not.toContain(other.id)
  })

  test('lists the passes of people who are not in it, which gates might take for new ones [door-89]', async () => {
    const gate = await openGate()
    const member = await memberWith({ duration: '8 Days' })
    const issued = await member.call(issuePhonePass, { body: { passId: null, replace: false } })
    const { passId } = issued.reply().data
    const listed = await gate.roster()
    expect(listed.absentPasses).not.toContain(passId)
    const { id } = await desk.bookingOf(member)
    const later = addDays(desk.app.services.today(), 20)
    // As if the days were moved beyond the next seven.
    const moved = await rosterAfterChange(gate, () =>
      desk.app.services.db
        .updateTable('bookings')
        .set({ start_date: later, end_date: addDays(later, 8) })
        .where('id', '=', id)
        .execute(),
    )
    expect(moved).toMatchObject({ removed: [member.id], absentPasses: [passId] })
    expect((await gate.roster()).absentPasses).toContain(passId)
  })

  test('contains members who still have to pay at reception, with the amount due [door-44]', async () => {
    const app = await createTestApp({ PAYMENTS: 'desk' })
    try {
      const admin = await addMember(app, { role: 'admin' })
      const gate = await addGate(app, admin)
      const member = await addMember(app)
      const { version } = await gate.roster()
      const held = await book(member, { seat: 'A1' })
      held.expectSuccess()
      expect((await gate.roster(version)).members).toEqual([])
      await pay(member)
      const [waiting] = (await gate.roster(version)).members
      expect(waiting?.stays).toMatchObject([{ state: 'unpaid', due: 999 }])
      const id = waiting?.stays[0]?.bookingId ?? ''
      const paid = await admin.call(confirmPayment, {
        params: { id },
        body: { paymentMethod: 'cash' },
      })
      paid.expectSuccess()
      expect((await gate.roster(version)).members[0]?.stays).toMatchObject([
        { state: 'paid', due: 0 },
      ])
    } finally {
      await app.close()
    }
  })

  test('loses members whose booking at reception is replaced by a hold, and does not learn of holds [door-101]', async () => {
    const app = await createTestApp({ PAYMENTS: 'desk' })
    try {
      const gate = await addGate(app, await addMember(app, { role: 'admin' }))
      const member = await addMember(app)
      const changes = () => app.services.db.selectFrom('roster_changes').select('user_id').execute()
      const before = await changes()
      ;(await book(member, { seat: 'A1' })).expectSuccess()
      ;(await book(member, { seat: 'A2' })).expectSuccess()
      expect(await changes()).toEqual(before)
      await pay(member)
      const { version, members } = await gate.roster()
      expect(members).toMatchObject([{ userId: member.id, stays: [{ seat: 'A2' }] }])
      ;(await book(member, { seat: 'A3' })).expectSuccess()
      expect(await gate.roster(version)).toMatchObject({ members: [], removed: [member.id] })
    } finally {
      await app.close()
    }
  })

  test('contains what is still owed for a partly paid booking, and by when it must be paid [due-24]', async () => {
    const app = await createTestApp({ PAYMENTS: 'desk' })
    try {
      const admin = await addMember(app, { role: 'admin' })
      const gate = await addGate(app, admin)
      const member = await addMember(app)
      ;(await book(member, { seat: 'A1' })).reply()
      await pay(member)
      const [waiting] = (await gate.roster()).members
      const params = { id: waiting?.stays[0]?.bookingId ?? '' }
      const payableOn = addDays(app.services.today(), 5)
      const part = { amount: 500, payableOn }
      const body = { paymentMethod: 'upi', part } as const
      ;(await admin.call(confirmPayment, { params, body })).reply()
      const { version, members } = await gate.roster()
      expect(members[0]?.stays).toMatchObject([{ state: 'paid', due: 499, payableOn }])
      const rest = { id: crypto.randomUUID(), amount: 499, open: 499, method: 'upi' } as const
      ;(await admin.call(payDue, { params, body: rest })).reply()
      expect((await gate.roster(version)).members[0]?.stays).toMatchObject([
        { state: 'paid', due: 0, payableOn: null },
      ])
    } finally {
      await app.close()
    }
  })

  test('is sent in full on a new study day, after a crash, or for an unknown version [door-45]', async () => {
    await memberWith()
    const gate = await openGate()
    const { version } = await gate.roster()
    for (const since of ['', 'x', `${version}9`, version.replace('2026', '2025')]) {
      expect((await gate.roster(since)).full, since).toBe(true)
    }
    const { db } = desk.app.services
    // PostgreSQL empties unlogged tables after a crash.
    await db.deleteFrom('roster_era').execute()
    await db.deleteFrom('roster_changes').execute()
    expect((await gate.roster(version)).full).toBe(true)
    const later = (await gate.roster()).version
    // 6:59 of the next day still belongs to the night.
    desk.app.clock.advance({ minutes: 20 * 60 + 59 })
    expect((await gate.roster(later)).full).toBe(false)
    desk.app.clock.advance({ minutes: 1 })
    expect((await gate.roster(later)).full).toBe(true)
  })

  test('does not skip the change of a slow transaction [door-46]', async () => {
    const [slow, quick] = [await memberWith(), await memberWith({ seat: 'A2' })]
    const gate = await openGate()
    const { version } = await gate.roster()
    const rename = (full_name: string) => ({ full_name })
    const { db } = desk.app.services
    let versionBetween = version
    await inTransaction(db, async (trx) => {
      await trx.updateTable('users').set(rename('Slow')).where('id', '=', slow.id).execute()
      // Begins later and commits earlier.
      await db.updateTable('users').set(rename('Quick')).where('id', '=', quick.id).execute()
      const roster = await gate.roster(version)
      expect(roster.members.map(({ name }) => name)).toEqual(['Quick'])
      versionBetween = roster.version
    })
    const names = (await gate.roster(versionBetween)).members.map(({ name }) => name)
    expect(names).toContain('Slow')
  })

  test('keeps the changes of the last days', async () => {
    const member = await memberWith()
    const gate = await openGate()
    const { version } = await gate.roster()
    await deactivate(desk.app, member.id)
    await removeOldRosterChanges(desk.app.services.db)
    expect((await gate.roster(version)).members).toMatchObject([{ suspended: true }])
  })

  test('has the last entry of the study day, which another gate sent [door-47]', async () => {
    const member = await memberWith()
    const [gate, other] = [await openGate(), await openGate()]
    const at = desk.app.clock.now.toISOString()
    const next = await rosterAfterChange(gate, () =>
      other.sendEntries([
        entryOf(1, { userId: member.id, at }),
        entryOf(2, { userId: member.id, at: '2026-03-10T04:31:00.000Z', outcome: 'refused' }),
      ]),
    )
    expect(next.members).toMatchObject([{ last: { direction: 'in', at, day: '2026-03-10' } }])
  })

  test('has the last entry of the study day before, for members who stay past 7:00 [attendance-87]', async () => {
    const member = await memberWith()
    const [gate, other] = [await openGate(), await openGate()]
    const at = '2026-03-09T17:30:00.000Z'
    const [entry, before] = [
      { studyDay: '2026-03-09', half: 'night' as const, at },
      { studyDay: '2026-03-08', at: '2026-03-08T17:30:00.000Z' },
    ].map((changes, index) => entryOf(index + 1, { userId: member.id, ...changes }))
    if (!entry || !before) throw new Error('There are two entries')
    const old = await rosterAfterChange(gate, () => other.sendEntries([before]))
    expect(old.members).toMatchObject([{ last: null }])
    const next = await rosterAfterChange(gate, () => other.sendEntries([entry]))
    expect(next.members).toMatchObject([{ last: { direction: 'in', at, day: '2026-03-09' } }])
  })

  test('is compressed if it is large and the client accepts compression [door-94]', async () => {
    const gate = await openGate()
    const seats = SEATS.filter(({ room }) => room === 'Dyandhara Kaksh').slice(0, 40)
    for (const { id } of seats) await memberWith({ seat: id })
    const path = '/api/gate/roster'
    const plain = await gate.send({ path, headers: { 'accept-encoding': 'br, gzip;q=0' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    const small = await gate.send({ path, headers: { 'accept-encoding': 'deflate, gzip;q=0.5' } })
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    const data = (payload: Buffer) => JSON.parse(payload.toString()).data.members
    expect(data(gunzipSync(small.rawPayload))).toEqual(data(plain.rawPayload))
  })

  test('has the settings of the door [door-48]', async () => {
    const gate = await openGate()
    const settings = (await desk.admin.call(getSettings)).reply().data
    const door = { graceMinutes: 30, closedDays: ['2026-10-02', '2026-08-15', '2026-08-15'] }
    const saved = await desk.admin.call(saveSettings, { body: { ...settings, ...door } })
    saved.expectSuccess()
    expect(await gate.roster()).toMatchObject({
      graceMinutes: 30,
      closedDays: ['2026-08-15', '2026-10-02'],
    })
    const read = (await desk.admin.call(getSettings)).reply().data
    const wrong = await desk.admin.call(saveSettings, { body: { ...read, graceMinutes: 121 } })
    expect(wrong.errors).toMatchObject([{ path: 'graceMinutes', code: 'graceMinutesOutOfRange' }])
  })
})

describe("a member's photo", () => {
  const photoOf = (gate: TestGate, userId: string, headers = {}) =>
    gate.send({ path: `/api/gate/photos/${userId}`, headers })

  test('is a small WebP with an ETag, only for members in the roster [door-49]', async () => {
    const member = await memberWith()
    const { storage, db } = desk.app.services
    const largePicture = await sharp({
      create: { width: 800, height: 600, channels: 3, background: '#a52' },
    })
      .webp()
      .toBuffer()
    const selfie = newPictureKey('selfies')
    await storage.put(selfie, largePicture)
    await db
      .updateTable('membership_details')
      .set({ selfie })
      .where('user_id', '=', member.id)
      .execute()
    const gate = await openGate()
    const response = await photoOf(gate, member.id)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 160,
      height: 160,
    })
    const [listed] = (await gate.roster()).members
    const etag = String(response.headers.etag)
    expect(etag).toBe(`"${listed?.photo}"`)
    const again = await photoOf(gate, member.id, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])

    const outsider = await addMember(desk.app)
    expect((await photoOf(gate, outsider.id)).statusCode).toBe(404)
    expect((await photoOf(gate, 'x')).statusCode).toBe(404)
    const revoked = await desk.admin.call(revokeGate, { params: { id: gate.id } })
    revoked.expectSuccess()
    expect((await photoOf(gate, member.id)).statusCode).toBe(403)
  })
})

describe("the gates' stream", () => {
  test('ends for a gate that is revoked while the stream opens [door-92]', async () => {
    const [live, revoked] = [await openGate(), await openGate()]
    const done = await desk.admin.call(revokeGate, { params: { id: revoked.id } })
    done.expectSuccess()
    const gates = watchGates(desk.app.services)
    const streams = [live, revoked].map(({ id }) => ({ gateId: id, ...openChangeStream() }))
    const ended = streams.map(({ end }) => end)
    streams.forEach((stream, index) => {
      stream.end = vi.fn(ended[index])
      gates.add(stream)
    })
    await vi.waitFor(() => expect(streams[1]?.end).toHaveBeenCalled(), { timeout: 10_000 })
    expect(streams[0]?.end).not.toHaveBeenCalled()
    gates.close()
  })

  const stops: AbortController[] = []
  afterEach(() => {
    for (const stop of stops.splice(0)) stop.abort()
  })

  async function openStream(url: string, gate: TestGate) {
    const path = `/api${ROSTER_STREAM.url}`
    const stop = new AbortController()
    stops.push(stop)
    const headers = gate.headers({ path })
    const response = await fetch(`${url}${path}`, { headers, signal: stop.signal })
    const state = { text: '', ended: false, response }
    void (async () => {
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) state.text += decoder.decode(chunk)
      state.ended = true
    })().catch(() => undefined)
    return state
  }

  test('sends an event for each change, and ends when the gate is revoked [door-50]', async () => {
    const url = await desk.app.fastify.listen({ host: '127.0.0.1', port: 0 })
    const member = await memberWith()
    const [gate, other] = [await openGate(), await openGate()]
    const stream = await openStream(url, gate)
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream')
    const count = () => stream.text.split('event: roster-changed').length - 1
    const expectEventAfter = async (change: () => Promise<unknown>) => {
      // Longer than the interval in which changes are merged.
      await new Promise((resolve) => setTimeout(resolve, 700))
      const before = count()
      await change()
      await vi.waitUntil(() => count() > before, { timeout: 10_000, interval: 20 })
    }
    await vi.waitUntil(() => count() >= 1, { timeout: 10_000, interval: 20 })
    const { id } = await desk.bookingOf(member)
    await expectEventAfter(() => desk.admin.call(cancelBooking, { params: { id } }))
    await expectEventAfter(() => deactivate(desk.app, member.id))
    await expectEventAfter(() => other.sendEntries([entryOf(1, { userId: member.id })]))
    await expectEventAfter(async () => {
      const settings = (await desk.admin.call(getSettings)).reply().data
      await desk.admin.call(saveSettings, { body: { ...settings, graceMinutes: 5 } })
    })
    const revoked = await desk.admin.call(revokeGate, { params: { id: gate.id } })
    revoked.expectSuccess()
    await vi.waitUntil(() => stream.ended, { timeout: 10_000, interval: 20 })
    expect((await openStream(url, gate)).response.status).toBe(403)
  })
})
