import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf } from '#server/db/queries/money/ledger.ts'
import { readErasureList } from '#server/erasure/erasure-list.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { addFullMember, FULL_MEMBER, TRACES } from '#server/testing/members/full-member.ts'
import { buy, PASSWORD, register } from '#server/testing/members/members.ts'
import { filesIn, filesWith, rowsWith } from '#server/testing/members/personal-traces.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { occupiedSeats } from '#shared/contract/booking/booking.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { login, me } from '#shared/contract/user/auth.ts'
import { deleteOwnUser, deletionCheck } from '#shared/contract/user/privacy.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

const deleteUser = (who: AddedMember, body: object = {}) =>
  who.call(deleteOwnUser, { body: { password: PASSWORD, ...body } })

/** The records that must stay: member ID, seat, days and amount. */
async function books(userId: string) {
  const { db } = app.services
  const rowsIn = <T extends 'bookings' | 'payments'>(table: T) =>
    sql`SELECT to_jsonb(row) - 'status' - 'cancelled_on' AS row FROM ${sql.table(table)} AS row
      WHERE user_id = ${userId}`.execute(db)
  const member = await db
    .selectFrom('users')
    .select('member_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    bookings: (await rowsIn('bookings')).rows,
    payments: (await rowsIn('payments')).rows,
    memberId: member.member_id,
    fees: await balanceOf(db, 'fees'),
  }
}

test('erases all personal data and keeps bookings and payments', async () => {
  const { db, config, limits } = app.services
  const uploads = join(config.dataDir, 'uploads')
  const user = await addFullMember(app)
  await limits.count('login', `${FULL_MEMBER.email}|203.0.113.7`)
  for (const trace of TRACES) expect(await rowsWith(db, trace), trace).not.toEqual([])
  expect(await filesIn(uploads)).toHaveLength(2)
  expect(await filesWith(join(config.dataDir, 'outbox'), FULL_MEMBER.email)).not.toEqual([])
  const before = await books(user.id)
  expect(before).toMatchObject({ fees: -99_900, memberId: expect.stringMatching(/^@DA/) })

  const body = { password: PASSWORD, endMembership: true }
  const deleted = await user.call(deleteOwnUser, { body })
  expect(deleted.reply().message).toBe('Your account and your data are deleted')
  const last = await app.mail(FULL_MEMBER.email, /Your account has been deleted/)
  expect(last.text).not.toMatch(/zephyrine/i)
  expect(await app.mailSubjects(FULL_MEMBER.email)).toEqual([])

  for (const trace of TRACES) {
    expect(await rowsWith(db, trace), trace).toEqual([])
    expect(await filesWith(config.dataDir, trace), trace).toEqual([])
  }
  expect(await filesIn(uploads)).toEqual([])
  expect(await rowsWith(db, before.memberId ?? 'none')).toHaveLength(2)
  expect(await db.selectFrom('files_to_remove').selectAll().execute()).toEqual([])
  expect(await books(user.id)).toEqual(before)
  expect(await readErasureList(config.dataDir)).toEqual([user.id])
})

test('ends the session, rejects logins and lets the email register again [security-52]', async () => {
  const member = await register(app, 'again@example.com', { phoneNumber: '+919812345671' })
  const body = { password: PASSWORD }
  const deleted = await member.call(deleteOwnUser, { body })
  deleted.expectSuccess()
  expect(await member.call(me)).toMatchObject(refusal('notLoggedIn'))
  const again = { email: 'again@example.com', ...body }
  expect(await openBrowser(app).call(login, { body: again })).toMatchObject(refusal('loginFailed'))
  // The same code cooldown as for any user.
  app.clock.advance({ minutes: 2 })
  const registeredAgain = await register(app, 'again@example.com', { phoneNumber: '+919812345671' })
  const { user } = (await registeredAgain.call(me)).reply()
  expect(user).toMatchObject({ dyanpittId: null, membershipCompleted: false, avatar: null })
})

describe('rejects', () => {
  test('a wrong password, and any password after too many wrong ones', async () => {
    const user = await addMember(app)
    const wrong = { password: 'Not-Mine-1' }
    for (let tries = 0; tries < 10; tries++) {
      expect(await deleteUser(user, wrong)).toMatchObject(refusal('wrongPassword'))
    }
    expect((await deleteUser(user)).status).toBe(429)
    expect((await user.call(me)).status).toBe(200)
  })

  test.each(['short', 'x'.repeat(1000)])('%s, with the same error', async (password) => {
    const user = await addMember(app)
    const answer = await deleteUser(user, { password })
    // A password over the maximum length fails validation, before the user is read.
    const errors = answer.errors ?? [answer]
    expect(errors).toEqual([expect.objectContaining({ code: 'wrongPassword' })])
    expect(answer.text).toContain(ERRORS.wrongPassword.message)
    expect((await user.call(me)).status).toBe(200)
  })

  test('a user whose paid membership is active, unless they give it up, which frees the seat', async () => {
    const user = await addMember(app)
    const viewer = await addMember(app)
    await buy(user, { seat: 'A2' })
    expect(await deleteUser(user)).toMatchObject({
      ...refusal('membershipActive', { day: '2026-04-09' }),
      message: 'Your membership is paid until 9 Apr 2026. Please confirm that you want to end it.',
    })
    expect((await user.call(me)).status).toBe(200)
    expect((await deleteUser(user, { endMembership: true })).status).toBe(200)
    const query = {
      membershipType: 'Dyandhara Kaksh',
      timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
      membershipDuration: '1 Month',
      membershipStartDate: '2026-03-11',
    }
    expect((await viewer.call(occupiedSeats, { query })).reply().data.occupied).toEqual([])
  })

  test('the last super admin, but not one of two', async () => {
    const superAdmin = await addMember(app, { role: 'super_admin' })
    const isLast = async (who: AddedMember) =>
      (await who.call(deletionCheck)).reply().data.lastSuperAdmin
    expect(await isLast(superAdmin), 'before the form is filled in').toBe(true)
    expect(await isLast(await addMember(app))).toBe(false)
    expect(await deleteUser(superAdmin)).toMatchObject(refusal('lastSuperAdmin'))
    await addMember(app, { role: 'super_admin' })
    expect(await isLast(superAdmin)).toBe(false)
    expect((await deleteUser(superAdmin)).status).toBe(200)
  })

  test('a request without a session', async () => {
    const body = { password: PASSWORD }
    expect(await openBrowser(app).call(deleteOwnUser, { body })).toMatchObject(
      refusal('notLoggedIn'),
    )
  })
})

test('only one of two concurrent requests deletes the user', async () => {
  const user = await addMember(app)
  const answers = await Promise.all([deleteUser(user), deleteUser(user)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('removes a picture in the nightly clean-up after its first removal failed', async () => {
  const { db, storage } = app.services
  const user = await addMember(app)
  const selfie = await storage.save('selfies', new Uint8Array([1]))
  await db
    .updateTable('membership_details')
    .set({ selfie })
    .where('user_id', '=', user.id)
    .execute()
  const remove = storage.remove
  storage.remove = () => Promise.reject(new Error('The storage is unavailable'))
  expect((await deleteUser(user)).status).toBe(200)
  storage.remove = remove
  expect(await storage.read(selfie)).toBeDefined()
  await cleanUp(app.services)
  expect(await storage.read(selfie)).toBeUndefined()
  const queued = db.selectFrom('files_to_remove').selectAll().where('key', '=', selfie)
  expect(await queued.execute()).toEqual([])
})

test('keeps a picture that another user shares', async () => {
  const { db, storage } = app.services
  const selfie = await storage.save('selfies', new Uint8Array([1]))
  const sharers = [await addMember(app), await addMember(app)] as const
  const ids = sharers.map(({ id }) => id)
  await db.updateTable('membership_details').set({ selfie }).where('user_id', 'in', ids).execute()
  expect((await deleteUser(sharers[0])).status).toBe(200)
  await cleanUp(app.services)
  expect(await storage.read(selfie)).toBeDefined()
  expect((await deleteUser(sharers[1])).status).toBe(200)
  expect(await storage.read(selfie)).toBeUndefined()
})
