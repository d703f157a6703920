import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sumCompletedPayments } from '#server/db/hall-figures.ts'
import { readErasedLedger } from '#server/erasure/erased-ledger.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addFullMember, TRACES, ZEPHYRINE } from '#server/testing/full-member.ts'
import { buy, PASSWORD, register } from '#server/testing/members.ts'
import { filesIn, filesWith, rowsWith } from '#server/testing/personal-traces.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { login, me } from '#shared/contract/auth.ts'
import { occupiedSeats } from '#shared/contract/booking.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { deleteAccount, deletionOutlook } from '#shared/contract/privacy.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => hall.close())

const del = (who: AddedMember, body: object = {}) =>
  who.ask(deleteAccount, { body: { password: PASSWORD, ...body } })

/** The books as they must stay: who, where, when, how much. */
async function books(userId: string) {
  const { db } = hall.services
  const of = <T extends 'bookings' | 'payments'>(table: T) =>
    sql`SELECT to_jsonb(row) - 'status' AS row FROM ${sql.table(table)} AS row
      WHERE user_id = ${userId}`.execute(db)
  const member = await db
    .selectFrom('users')
    .select('member_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    bookings: (await of('bookings')).rows,
    payments: (await of('payments')).rows,
    memberId: member.member_id,
    revenue: await sumCompletedPayments(db),
  }
}

test('of a deleted account nothing personal is left anywhere, and the books stay', async () => {
  const { db, config, limits } = hall.services
  const uploads = join(config.dataDir, 'uploads')
  const person = await addFullMember(hall)
  await limits.count('login', `${ZEPHYRINE.email}|203.0.113.7`)
  for (const trace of TRACES) expect(await rowsWith(db, trace), trace).not.toEqual([])
  expect(await filesIn(uploads)).toHaveLength(2)
  expect(await filesWith(join(config.dataDir, 'outbox'), ZEPHYRINE.email)).not.toEqual([])
  const before = await books(person.id)
  expect(before).toMatchObject({ revenue: 999, memberId: expect.stringMatching(/^@DA/) })

  const body = { password: PASSWORD, giveUpMembership: true }
  const deleted = await person.ask(deleteAccount, { body })
  expect(deleted.reply().message).toBe('Your account and your personal data have been deleted')
  const last = await hall.mail(ZEPHYRINE.email, /Your account has been deleted/)
  expect(last.text).not.toMatch(/zephyrine/i)
  expect(await hall.mailSubjects(ZEPHYRINE.email)).toEqual([])

  for (const trace of TRACES) {
    expect(await rowsWith(db, trace), trace).toEqual([])
    expect(await filesWith(config.dataDir, trace), trace).toEqual([])
  }
  expect(await filesIn(uploads)).toEqual([])
  expect(await rowsWith(db, before.memberId ?? 'none')).toHaveLength(1)
  expect(await db.selectFrom('files_to_remove').selectAll().execute()).toEqual([])
  expect(await books(person.id)).toEqual(before)
  expect(await readErasedLedger(config.dataDir)).toEqual([person.id])
})

test('the session ends, signing in fails, and the email may register anew', async () => {
  const person = await register(hall, 'again@example.com', { phoneNumber: '+919812345671' })
  const body = { password: PASSWORD }
  const deleted = await person.ask(deleteAccount, { body })
  deleted.reply()
  expect(await person.ask(me)).toMatchObject(refusal('notSignedIn'))
  const again = { email: 'again@example.com', ...body }
  expect(await openBrowser(hall).ask(login, { body: again })).toMatchObject(refusal('loginFailed'))
  // The same code cooldown as for anybody else.
  hall.clock.pass({ minutes: 2 })
  const anew = await register(hall, 'again@example.com', { phoneNumber: '+919812345671' })
  const { user } = (await anew.ask(me)).reply()
  expect(user).toMatchObject({ dyanpittId: null, membershipCompleted: false, avatar: null })
})

describe('is refused', () => {
  test('without the right password, and after too many wrong ones', async () => {
    const person = await addMember(hall)
    const wrong = { password: 'Not-Mine-1' }
    for (let tries = 0; tries < 10; tries++) {
      expect(await del(person, wrong)).toMatchObject(refusal('passwordWrong'))
    }
    expect((await del(person)).status).toBe(429)
    expect((await person.ask(me)).status).toBe(200)
  })

  test.each(['short', 'x'.repeat(1000)])('with %s, in the same words', async (password) => {
    const person = await addMember(hall)
    const answer = await del(person, { password })
    expect(answer.text).toContain(ERRORS.passwordWrong.message)
    expect((await person.ask(me)).status).toBe(200)
  })

  test('while a paid membership runs, unless it is given up; then its seat is free', async () => {
    const person = await addMember(hall)
    const looker = await addMember(hall)
    await buy(person, { seat: 'A2' })
    expect(await del(person)).toMatchObject({
      status: 409,
      message: 'Your membership is paid until April 10, 2026. Please confirm that you give it up.',
    })
    expect((await person.ask(me)).status).toBe(200)
    expect((await del(person, { giveUpMembership: true })).status).toBe(200)
    const query = {
      membershipType: 'Dyandhara Kaksh',
      timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
      membershipDuration: '1 Month',
      membershipStartDate: '2026-03-11',
    }
    expect((await looker.ask(occupiedSeats, { query })).reply().data.occupied).toEqual([])
  })

  test('to the last super admin, and not to one of two', async () => {
    const chief = await addMember(hall, { role: 'super_admin' })
    const told = async (who: AddedMember) =>
      (await who.ask(deletionOutlook)).reply().data.lastSuperAdmin
    expect(await told(chief), 'before anybody fills in the form').toBe(true)
    expect(await told(await addMember(hall))).toBe(false)
    expect(await del(chief)).toMatchObject(refusal('lastSuperAdmin'))
    await addMember(hall, { role: 'super_admin' })
    expect(await told(chief)).toBe(false)
    expect((await del(chief)).status).toBe(200)
  })

  test('to who is not signed in', async () => {
    const body = { password: PASSWORD }
    expect(await openBrowser(hall).ask(deleteAccount, { body })).toMatchObject(
      refusal('notSignedIn'),
    )
  })
})

test('of two at once one deletes, and neither fails otherwise', async () => {
  const person = await addMember(hall)
  const answers = await Promise.all([del(person), del(person)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('a picture that could not be removed at once goes with the nightly clean-up', async () => {
  const { db, storage } = hall.services
  const person = await addMember(hall)
  const selfie = await storage.save('selfies', new Uint8Array([1]))
  await db
    .updateTable('membership_details')
    .set({ selfie })
    .where('user_id', '=', person.id)
    .execute()
  const remove = storage.remove
  storage.remove = () => Promise.reject(new Error('The storage is away'))
  expect((await del(person)).status).toBe(200)
  storage.remove = remove
  expect(await storage.read(selfie)).toBeDefined()
  await cleanUp(hall.services)
  expect(await storage.read(selfie)).toBeUndefined()
  const noted = db.selectFrom('files_to_remove').selectAll().where('key', '=', selfie)
  expect(await noted.execute()).toEqual([])
})

test('a picture that somebody else has too stays', async () => {
  const { db, storage } = hall.services
  const selfie = await storage.save('selfies', new Uint8Array([1]))
  const sharers = [await addMember(hall), await addMember(hall)] as const
  const ids = sharers.map(({ id }) => id)
  await db.updateTable('membership_details').set({ selfie }).where('user_id', 'in', ids).execute()
  expect((await del(sharers[0])).status).toBe(200)
  await cleanUp(hall.services)
  expect(await storage.read(selfie)).toBeDefined()
  expect((await del(sharers[1])).status).toBe(200)
  expect(await storage.read(selfie)).toBeUndefined()
})
