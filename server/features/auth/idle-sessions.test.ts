import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { lockSessionUser, validSessions } from '#server/db/queries/user/session.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { logIn } from '#server/testing/members/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { getSettings } from '#shared/contract/admin/settings.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import { occupiedSeats } from '#shared/contract/booking/booking.ts'
import { me } from '#shared/contract/user/auth.ts'
import { endSession, listSessions } from '#shared/contract/user/session.ts'
import { editUser } from '#shared/contract/user/user.ts'
import type { Role } from '#shared/domain/user/user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => {
  app.clock.now = TEST_START
})
afterAll(() => app.close())

/** Admins' sessions end after 12 hours without use. */
const JUST_UNDER_LIMIT = { minutes: 11 * 60 + 59 }
const IDLE_LIMIT = { minutes: 12 * 60 }

function sessionsOf({ id }: AddedMember) {
  const { db } = app.services
  return db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()
}

async function setRole({ id }: AddedMember, role: Role): Promise<void> {
  await app.services.db.updateTable('users').set({ role }).where('id', '=', id).execute()
}

test.each<Role>(['admin', 'super_admin'])(
  'a session of a %s ends 12 hours after its last use [idle-2]',
  async (role) => {
    const user = await addMember(app, { role })
    for (let times = 0; times < 3; times++) {
      app.clock.advance(JUST_UNDER_LIMIT)
      expect((await user.call(me)).status).toBe(200)
    }
    app.clock.advance(IDLE_LIMIT)
    expect(await user.call(me)).toMatchObject(refusal('notLoggedIn'))
    expect(await user.call(getSettings)).toMatchObject(refusal('notLoggedIn'))
    // A refused call does not count as use.
    app.clock.advance({ minutes: 1 })
    expect(await user.call(me)).toMatchObject(refusal('notLoggedIn'))
    expect((await (await logIn(app, user.email)).call(me)).status).toBe(200)
  },
)

test("today's board, which an open page repeats, does not keep a session alive", async () => {
  const receptionist = await addMember(app, { role: 'receptionist' })
  app.clock.advance(JUST_UNDER_LIMIT)
  expect((await receptionist.call(getToday)).status).toBe(200)
  app.clock.advance({ minutes: 1 })
  expect(await receptionist.call(getToday)).toMatchObject(refusal('notLoggedIn'))
})

test("a student's session stays valid without use [idle-3]", async () => {
  const student = await addMember(app)
  app.clock.advance({ days: 29 })
  expect((await student.call(me)).status).toBe(200)
})

test('a student who becomes an admin keeps only a session that was used [idle-4]', async () => {
  const [idle, used] = [await addMember(app), await addMember(app)]
  app.clock.advance({ minutes: 1 })
  const { token } = await logIn(app, used.email, { rememberMe: true })
  app.clock.advance(JUST_UNDER_LIMIT)
  for (const user of [idle, used]) await setRole(user, 'admin')
  expect(await idle.call(me)).toMatchObject(refusal('notLoggedIn'))
  const browser = openBrowser(app)
  browser.token = token
  expect((await browser.call(me)).status).toBe(200)
})

test('a write checks the last use again, in its transaction [idle-5]', async () => {
  const admin = await addMember(app, { role: 'admin' })
  const [session] = await sessionsOf(admin)
  const lockSession = (lock: 'share' | 'update') =>
    inTransaction(app.services.db, (trx) =>
      lockSessionUser(trx, { sessionId: session?.id ?? '', now: app.clock.now, lock }),
    )
  app.clock.advance(JUST_UNDER_LIMIT)
  expect([await lockSession('share'), await lockSession('update')]).toEqual(['admin', 'admin'])
  app.clock.advance({ minutes: 1 })
  expect([await lockSession('share'), await lockSession('update')]).toEqual([undefined, undefined])
  const parts = { params: { id: admin.id }, body: {} }
  expect(await admin.call(editUser, parts)).toMatchObject(refusal('notLoggedIn'))
})

test('idle sessions are not listed and cannot be ended [idle-6]', async () => {
  const admin = await addMember(app, { role: 'admin' })
  const listedSessions = async (browser: Pick<AddedMember, 'call'>) =>
    (await browser.call(listSessions)).reply().data
  const [idle] = await listedSessions(admin)
  app.clock.advance(JUST_UNDER_LIMIT)
  const desk = await logIn(app, admin.email)
  expect(await listedSessions(desk)).toHaveLength(2)
  app.clock.advance({ minutes: 1 })
  expect(await listedSessions(desk)).toMatchObject([{ current: true }])
  const params = { id: idle?.id ?? '' }
  expect(await desk.call(endSession, { params })).toMatchObject(refusal('notFound'))
})

test('streams of idle sessions end [idle-7]', async () => {
  const [admin, student] = [await addMember(app, { role: 'admin' }), await addMember(app)]
  const ids = [...(await sessionsOf(admin)), ...(await sessionsOf(student))].map(({ id }) => id)
  const validIds = () => validSessions(app.services.db, ids, app.clock.now)
  app.clock.advance(JUST_UNDER_LIMIT)
  expect((await validIds()).toSorted()).toEqual(ids.toSorted())
  app.clock.advance({ minutes: 1 })
  expect(await validIds()).toEqual(ids.slice(1))
})

test('a refused call does not count as use of the session [idle-8]', async () => {
  const admin = await addMember(app, { role: 'admin' })
  app.clock.advance({ minutes: 10 })
  expect(await admin.call(occupiedSeats, { query: {} })).toMatchObject(refusal('notAllowed'))
  expect(await sessionsOf(admin)).toMatchObject([{ last_used_at: TEST_START }])
  expect((await admin.call(me)).status).toBe(200)
  expect(await sessionsOf(admin)).toMatchObject([{ last_used_at: app.clock.now }])
})
