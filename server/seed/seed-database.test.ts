import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { addPass } from '#server/db/queries/door/hall-pass.ts'
import { truncateWithLedger } from '#server/db/queries/money/ledger.ts'
import { currentDoorKeys } from '#server/door/door-keys.ts'
import { newPassId } from '#server/door/pass-codes.ts'
import { runErasure } from '#server/erasure/run-erasure.ts'
import { sendExpiryReminders } from '#server/jobs/expiry-reminders.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { addGate, entryOf } from '#server/testing/members/gates.ts'
import { buy, PASSWORD } from '#server/testing/members/members.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { login } from '#shared/contract/user/auth.ts'
import { BOOKING_STATES } from '#shared/domain/booking/booking-state.ts'
import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import { type SampleOptions, seedDatabase } from './seed-database.ts'

let app: TestApp
let passwordHash: string
let made: Awaited<ReturnType<typeof fill>>

const OPTIONS = { members: 300, bookings: undefined, seed: 1, replace: false }

function fill(options: Partial<SampleOptions> = {}, target = app) {
  const selfie = 'selfies/0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77.webp'
  const context = { now: TEST_START, timeZone: 'Asia/Kolkata', passwordHash, selfie }
  return seedDatabase(target.services.db, { ...OPTIONS, ...options }, context)
}

beforeAll(async () => {
  app = await createTestApp()
  passwordHash = await app.services.passwords.hash(PASSWORD)
  made = await fill()
})
afterAll(() => app.close())

/** Returns the single number that a query selects. */
async function count(query: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`${sql.raw(query)}`.execute(app.services.db)
  return Number(rows[0]?.count)
}

async function schema(): Promise<unknown> {
  const { rows } = await sql`
    SELECT conname AS name, pg_get_constraintdef(oid) AS definition, convalidated FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT indexname, indexdef, true FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY name, definition
  `.execute(app.services.db)
  return rows
}

describe('a sample', () => {
  test('has the reported size', async () => {
    expect(made).toMatchObject({ members: 300, bookings: 660, newUsers: 8, tours: 75 })
    expect(await count('SELECT count(*) FROM users')).toBe(308)
    expect(await count('SELECT count(*) FROM bookings')).toBe(660)
    expect(await count('SELECT count(*) FROM tour_requests')).toBe(75)
    expect(await count('SELECT count(*) FROM membership_details')).toBe(304)
    expect(await count(`SELECT count(DISTINCT user_id) FROM bookings WHERE status = 'paid'`)).toBe(
      300,
    )
  })

  test('has every index and constraint of a database without a sample', async () => {
    const before = await schema()
    await fill({ replace: true })
    expect(await schema()).toEqual(before)
    const empty = await createTestApp()
    const { rows } = await sql`SELECT FROM pg_indexes WHERE schemaname = 'public'`.execute(
      empty.services.db,
    )
    expect(await count(`SELECT count(*) FROM pg_indexes WHERE schemaname = 'public'`)).toBe(
      rows.length,
    )
    await empty.close()
  })

  test('has a payment of the booking’s amount for each paid booking', async () => {
    expect(
      await count(`SELECT count(*) FROM bookings LEFT JOIN payments ON booking_id = bookings.id
        AND payments.status = 'completed' AND payments.amount = bookings.amount
        AND payments.user_id = bookings.user_id AND confirmed_at = paid_at
        WHERE bookings.status = 'paid' AND payments.id IS NULL`),
    ).toBe(0)
    expect(
      await count(`SELECT count(*) FROM payments JOIN users ON users.id = user_id
        WHERE issued_member_id AND users.member_id IS NOT NULL`),
    ).toBe(300)
  })

  test('has no event in the future, or before an event that it depends on', async () => {
    const now = `'${TEST_START.toISOString()}'::timestamptz`
    for (const query of [
      `SELECT count(*) FROM bookings JOIN users ON users.id = user_id
       WHERE bookings.created_at < users.created_at OR paid_at < bookings.created_at`,
      `SELECT count(*) FROM bookings WHERE greatest(created_at, paid_at) > ${now}`,
      `SELECT count(*) FROM users WHERE created_at > ${now}`,
      `SELECT count(*) FROM tour_requests
       WHERE greatest(created_at, completed_at) > ${now} OR completed_at < created_at`,
      `SELECT count(*) FROM tour_requests WHERE status = 'pending' AND tour_date <= '2026-03-10'`,
    ]) {
      expect(await count(query), query).toBe(0)
    }
  })

  test('has bookings and tours in every state for admins', async () => {
    const admin = await addMember(app, { role: 'admin' })
    for (const state of BOOKING_STATES) {
      const answer = await admin.call(listBookings, { query: { state } })
      expect(answer.reply().data.total, state).toBeGreaterThan(0)
    }
    const stats = (await admin.call(getAdminStats)).reply().data
    expect(stats.activeBookings).toBeGreaterThan(30)
    const { rows } = await sql<{ status: string }>`
      SELECT DISTINCT status FROM tour_requests
    `.execute(app.services.db)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(TOUR_STATUSES))
  })

  test('its members can log in, and new member IDs continue after its last one', async () => {
    const { email = '', memberId = '' } = made.example ?? {}
    for (const identity of [{ email }, { dyanpittId: memberId }]) {
      const visitor = openBrowser(app)
      const answer = await visitor.call(login, { body: { ...identity, password: PASSWORD } })
      expect(answer.reply().user).toMatchObject({ bookingCompleted: true, dyanpittId: memberId })
    }
    const known = await count(
      `SELECT max(right(member_id, 3)::int) AS count FROM users WHERE member_id LIKE '@DA202603%'`,
    )
    const member = await addMember(app)
    const seat = await freeSeat()
    const { dyanpittId } = await buy(member, { seat, duration: '1 Day' })
    expect(dyanpittId).toBe(`@DA202603${String(known + 1).padStart(3, '0')}`)
    await inTransaction(app.services.db, (trx) => truncateWithLedger(trx, []))
    await app.services.db.deleteFrom('payments').where('user_id', '=', member.id).execute()
    await app.services.db.deleteFrom('bookings').where('user_id', '=', member.id).execute()
    await app.services.db.deleteFrom('users').where('id', '=', member.id).execute()
  })

  test('causes no reminder emails', async () => {
    for (let day = 0; day < 30; day++) {
      await sendExpiryReminders(app.services)
      app.clock.advance({ days: 1 })
    }
    app.clock.now = TEST_START
    expect(
      await count(`SELECT count(*) FROM outgoing_mails WHERE recipient LIKE '%sample.invalid'`),
    ).toBe(0)
  })
})

test('the same seed gives the same sample', async () => {
  const rows = async () => {
    const { db } = app.services
    const bookings = await db.selectFrom('bookings').selectAll().orderBy('id').execute()
    const emails = await db
      .selectFrom('users')
      .select(['email', 'member_id'])
      .orderBy('id')
      .execute()
    return { bookings, emails: emails.filter(({ email }) => email?.endsWith('.invalid')) }
  }
  await fill({ replace: true })
  const first = await rows()
  await fill({ replace: true })
  expect(await rows()).toEqual(first)
  await fill({ replace: true, seed: 2 })
  expect(await rows()).not.toEqual(first)
})

describe('adding a sample', () => {
  test('is refused if one exists, unless it may be replaced', async () => {
    await expect(fill()).rejects.toThrow(
      'This database already contains sample data: add --replace to recreate it.',
    )
    expect(await fill({ replace: true, members: 10 })).toMatchObject({ members: 10 })
    expect(await count(`SELECT count(*) FROM users WHERE role = 'user'`)).toBe(13)
  })

  test('replaces a sample whose members have passes and came to the door', async () => {
    const { services } = app
    const gate = await addGate(app, await addMember(app, { role: 'admin', membership: false }))
    const { version, members } = await gate.roster()
    const [member] = members
    if (!member) throw new Error('Nobody of the sample is in the roster')
    const { epoch } = await currentDoorKeys(services)
    const pass = { id: newPassId(), userId: member.userId, epoch, kind: 'phone' as const }
    await inTransaction(services.db, (trx) => addPass(trx, pass, services.now()))
    const bookingId = member.stays[0]?.bookingId ?? null
    await gate.sendEntries([entryOf(1, { userId: member.userId, bookingId })])
    await fill({ replace: true, seed: 2 })
    expect(await count('SELECT count(*) FROM hall_passes')).toBe(0)
    expect(await count('SELECT count(*) FROM door_entries')).toBe(0)
    expect((await gate.roster(version)).full).toBe(true)
  })

  test('replaces a sample in which an account was erased', async () => {
    const { id } = await app.services.db
      .selectFrom('users')
      .select('id')
      .where('member_id', 'is not', null)
      .executeTakeFirstOrThrow()
    await runErasure(app.services, { userId: id, decide: () => null })
    expect(await fill({ replace: true, members: 10 })).toMatchObject({ members: 10 })
    expect(await count(`SELECT count(*) FROM users WHERE erased_at IS NOT NULL`)).toBe(0)
  })

  test.each([
    [
      'members who were erased',
      async (real: TestApp) => {
        const { id } = await addMember(real)
        await runErasure(real.services, { userId: id, decide: () => null })
      },
    ],
    ['members', (real: TestApp) => addMember(real)],
    ['visitors', (real: TestApp) => sendTourRequest(real)],
  ])('is refused if there are real %s, and leaves them unchanged', async (_who, addRealUser) => {
    const real = await createTestApp()
    await addRealUser(real)
    const read = async () => {
      const { db } = real.services
      return [
        await db.selectFrom('users').selectAll().execute(),
        await db.selectFrom('tour_requests').selectAll().execute(),
      ]
    }
    const before = await read()
    for (const replace of [false, true]) {
      await expect(fill({ replace }, real)).rejects.toThrow(/^This database contains real members/)
    }
    expect(await read()).toEqual(before)
    await real.close()
  })
})

/** A seat of the first room that is free today. */
async function freeSeat(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT seats.id FROM seats WHERE room = 'Dyandhara Kaksh' AND NOT EXISTS (
      SELECT FROM bookings WHERE seat_id = seats.id AND status IN ('held', 'paid')
        AND period @> '2026-03-10'::date)
    ORDER BY number LIMIT 1
  `.execute(app.services.db)
  return rows[0]?.id ?? ''
}
