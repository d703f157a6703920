import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseAccount } from '#server/erasure/erase-account.ts'
import { remindOfExpiry } from '#server/jobs/expiry-reminders.ts'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { buy, PASSWORD } from '#server/testing/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { askForTour } from '#server/testing/tours.ts'
import { getAdminStats } from '#shared/contract/admin.ts'
import { listBookings } from '#shared/contract/admin-bookings.ts'
import { login } from '#shared/contract/auth.ts'
import { BOOKING_STATES } from '#shared/domain/booking-state.ts'
import { TOUR_STATUSES } from '#shared/domain/tour.ts'
import { fillHall, type SampleWish } from './fill-hall.ts'

let hall: TestApp
let passwordHash: string
let made: Awaited<ReturnType<typeof fill>>

const WISH = { members: 300, bookings: undefined, seed: 1, replace: false }

function fill(wish: Partial<SampleWish> = {}, target = hall) {
  const selfie = 'selfies/0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77.webp'
  const surroundings = { now: TEST_START, timeZone: 'Asia/Kolkata', passwordHash, selfie }
  return fillHall(target.services.db, { ...WISH, ...wish }, surroundings)
}

beforeAll(async () => {
  hall = await createTestApp()
  passwordHash = await hall.services.passwords.hash(PASSWORD)
  made = await fill()
})
afterAll(() => hall.close())

/** The number that a query over the whole hall comes to. */
async function count(query: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`${sql.raw(query)}`.execute(hall.services.db)
  return Number(rows[0]?.count)
}

async function schema(): Promise<unknown> {
  const { rows } = await sql`
    SELECT conname AS name, pg_get_constraintdef(oid) AS definition, convalidated FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT indexname, indexdef, true FROM pg_indexes WHERE schemaname = 'public'
    ORDER BY name, definition
  `.execute(hall.services.db)
  return rows
}

describe('a sample', () => {
  test('is as large as it says', async () => {
    expect(made).toMatchObject({ members: 300, bookings: 660, newcomers: 8, tours: 75 })
    expect(await count('SELECT count(*) FROM users')).toBe(308)
    expect(await count('SELECT count(*) FROM bookings')).toBe(660)
    expect(await count('SELECT count(*) FROM tour_requests')).toBe(75)
    expect(await count('SELECT count(*) FROM membership_details')).toBe(304)
    expect(await count(`SELECT count(DISTINCT user_id) FROM bookings WHERE status = 'paid'`)).toBe(
      300,
    )
  })

  test('has every index and constraint that a hall without one has', async () => {
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

  test('has a payment of the booking’s amount for each that is paid', async () => {
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

  test('has nothing that happens before it could, or after now', async () => {
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

  test('shows the front desk bookings and tours in every state', async () => {
    const admin = await addMember(hall, { role: 'admin' })
    for (const state of BOOKING_STATES) {
      const answer = await admin.ask(listBookings, { query: { state } })
      expect(answer.reply().data.total, state).toBeGreaterThan(0)
    }
    const stats = (await admin.ask(getAdminStats)).reply().data
    expect(stats.activeBookings).toBeGreaterThan(30)
    const { rows } = await sql<{ status: string }>`
      SELECT DISTINCT status FROM tour_requests
    `.execute(hall.services.db)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(TOUR_STATUSES))
  })

  test('lets its members in, and goes on counting member IDs where it stopped', async () => {
    const { email = '', memberId = '' } = made.example ?? {}
    for (const identity of [{ email }, { dyanpittId: memberId }]) {
      const visitor = openBrowser(hall)
      const answer = await visitor.ask(login, { body: { ...identity, password: PASSWORD } })
      expect(answer.reply().user).toMatchObject({ bookingCompleted: true, dyanpittId: memberId })
    }
    const known = await count(
      `SELECT max(right(member_id, 3)::int) AS count FROM users WHERE member_id LIKE '@DA202603%'`,
    )
    const member = await addMember(hall)
    const seat = await freeSeat()
    const { dyanpittId } = await buy(member, { seat, duration: '1 Day' })
    expect(dyanpittId).toBe(`@DA202603${String(known + 1).padStart(3, '0')}`)
    await hall.services.db.deleteFrom('payments').where('user_id', '=', member.id).execute()
    await hall.services.db.deleteFrom('bookings').where('user_id', '=', member.id).execute()
    await hall.services.db.deleteFrom('users').where('id', '=', member.id).execute()
  })

  test('is reminded of nothing by mail', async () => {
    for (let day = 0; day < 30; day++) {
      await remindOfExpiry(hall.services)
      hall.clock.pass({ days: 1 })
    }
    hall.clock.now = TEST_START
    expect(
      await count(`SELECT count(*) FROM outgoing_mails WHERE recipient LIKE '%sample.invalid'`),
    ).toBe(0)
  })
})

test('the same seed gives the same sample', async () => {
  const rows = async () => {
    const { db } = hall.services
    const bookings = await db.selectFrom('bookings').selectAll().orderBy('id').execute()
    const emails = await db
      .selectFrom('users')
      .select(['email', 'member_id'])
      .orderBy('id')
      .execute()
    return { bookings, emails: emails.filter(({ email }) => email.endsWith('.invalid')) }
  }
  await fill({ replace: true })
  const first = await rows()
  await fill({ replace: true })
  expect(await rows()).toEqual(first)
  await fill({ replace: true, seed: 2 })
  expect(await rows()).not.toEqual(first)
})

describe('a sample is refused', () => {
  test('where there is one, unless it is to be replaced', async () => {
    await expect(fill()).rejects.toThrow(
      'This database holds sample data already: add --replace to make it anew.',
    )
    expect(await fill({ replace: true, members: 10 })).toMatchObject({ members: 10 })
    expect(await count(`SELECT count(*) FROM users WHERE role = 'user'`)).toBe(13)
  })

  test('but not for accounts of it that were erased', async () => {
    const { id } = await hall.services.db
      .selectFrom('users')
      .select('id')
      .where('member_id', 'is not', null)
      .executeTakeFirstOrThrow()
    await eraseAccount(hall.services, { userId: id, by: null, judge: () => {} })
    expect(await fill({ replace: true, members: 10 })).toMatchObject({ members: 10 })
    expect(await count(`SELECT count(*) FROM users WHERE erased_at IS NOT NULL`)).toBe(0)
  })

  test.each([
    [
      'members who were erased',
      async (real: TestApp) => {
        const { id } = await addMember(real)
        await eraseAccount(real.services, { userId: id, by: null, judge: () => {} })
      },
    ],
    ['members', (real: TestApp) => addMember(real)],
    ['visitors', (real: TestApp) => askForTour(real)],
  ])('where there are real %s, and nothing of them changes', async (_who, come) => {
    const real = await createTestApp()
    await come(real)
    const read = async () => {
      const { db } = real.services
      return [
        await db.selectFrom('users').selectAll().execute(),
        await db.selectFrom('tour_requests').selectAll().execute(),
      ]
    }
    const before = await read()
    for (const replace of [false, true]) {
      await expect(fill({ replace }, real)).rejects.toThrow(/^This database holds real members/)
    }
    expect(await read()).toEqual(before)
    await real.close()
  })
})

/** A seat of the first room that nobody has today. */
async function freeSeat(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT seats.id FROM seats WHERE room = 'Dyandhara Kaksh' AND NOT EXISTS (
      SELECT FROM bookings WHERE seat_id = seats.id AND status IN ('held', 'paid')
        AND period @> '2026-03-10'::date)
    ORDER BY number LIMIT 1
  `.execute(hall.services.db)
  return rows[0]?.id ?? ''
}
