import { expect, test } from 'vitest'
import { findCredentials } from '#server/db/queries/user/credentials.ts'
import { addSessionOfLogin } from '#server/db/queries/user/session.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, buy, logIn } from '#server/testing/members/members.ts'
import { login, me } from '#shared/contract/user/auth.ts'
import * as calls from '#shared/contract/user/user.ts'

const desk = frontDesk()

const paramsOf = (user: { id: string }) => ({ params: { id: user.id } })

const deactivateAs = (by: AddedMember, whom: AddedMember, freeSeats = false) =>
  by.call(calls.deactivateUser, { ...paramsOf(whom), body: { freeSeats } })

test('ends the sessions and rejects logins [user-17]', async () => {
  const member = await addMember(desk.app)
  expect((await deactivateAs(desk.admin, member)).status).toBe(200)
  expect(await member.call(me)).toMatchObject(refusal('notLoggedIn'))
  const { email, password } = member
  const attempt = await openBrowser(desk.app).call(login, { body: { email, password } })
  expect(attempt).toMatchObject(refusal('loginFailed'))
  const { data } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply()
  expect(data.active).toBe(false)
  expect(await desk.log()).toMatchObject([{ action: 'user.deactivate', admin_id: desk.admin.id }])
})

test('ends logins in progress [user-18]', async () => {
  const member = await addMember(desk.app)
  const { db } = desk.app.services
  const { passwordHash = '' } = (await findCredentials(db, { email: member.email })) ?? {}
  expect((await deactivateAs(desk.admin, member)).status).toBe(200)
  // A login that verified the password before the deactivation.
  const createdAt = desk.app.clock.now
  const expiresAt = new Date(createdAt.getTime() + 60_000)
  const session = { userId: member.id, passwordHash, createdAt, expiresAt }
  expect(passwordHash).not.toBe('')
  expect(await addSessionOfLogin(db, session)).toBeUndefined()
})

test('requires confirmation before it frees a seat, and keeps bookings and payments [user-4]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5' })
  expect(await deactivateAs(desk.admin, member)).toMatchObject(refusal('seatsWouldBeFreed'))
  expect((await member.call(me)).status).toBe(200)
  expect((await deactivateAs(desk.admin, member, true)).status).toBe(200)
  const next = await addMember(desk.app)
  expect((await book(next, { seat: 'A5' })).status).toBe(200)
  const { data } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply()
  expect(data).toMatchObject({
    bookings: [{ seat: 'A5', state: 'cancelled' }],
    payments: [{ amount: 1499, state: 'completed' }],
  })
  const mail = await desk.app.mail(member.email, /cancelled/)
  expect(mail.text).toContain('Your booking of seat A5')
})

test('does not change past bookings', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5', duration: '1 Day' })
  desk.app.clock.advance({ days: 2 })
  const today = await logIn(desk.app, desk.admin.email)
  await today.call(calls.deactivateUser, { ...paramsOf(member), body: {} })
  const { data } = (await today.call(calls.getUser, paramsOf(member))).reply()
  expect(data).toMatchObject({ active: false, bookings: [{ state: 'paid' }] })
})

test('a concurrent booking leaves no seat behind', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await addMember(desk.app)
    await Promise.all([deactivateAs(desk.admin, member, true), book(member, { seat: 'A2' })])
    const held = await desk.app.services.db
      .selectFrom('bookings')
      .select('id')
      .where('user_id', '=', member.id)
      .where('status', '=', 'held')
      .execute()
    expect(held).toEqual([])
  }
})

test('succeeds for two concurrent admins, and is recorded once', async () => {
  const second = await addMember(desk.app, { role: 'admin', membership: false })
  for (let round = 0; round < 4; round++) {
    const member = await addMember(desk.app)
    await buy(member, { seat: 'A5' })
    const answers = await Promise.all([
      deactivateAs(desk.admin, member, true),
      deactivateAs(second, member, true),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { data } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply()
    expect(data).toMatchObject({ active: false, bookings: [{ seat: 'A5', state: 'cancelled' }] })
    const mail = (await desk.app.mailSubjects(member.email)).filter((each) =>
      /cancelled/.test(each),
    )
    expect(mail).toHaveLength(1)
    const entries = (await desk.log()).filter(({ subject }) => subject === `user:${member.id}`)
    expect(entries).toMatchObject([{ action: 'user.deactivate' }])
  }
})

test('rejects admins who deactivate themselves', async () => {
  expect(await deactivateAs(desk.admin, desk.admin)).toMatchObject(
    refusal('ownDeactivationNotAllowed'),
  )
  expect(await deactivateAs(desk.superAdmin, desk.superAdmin)).toMatchObject(
    refusal('ownDeactivationNotAllowed'),
  )
})

test('reactivation allows logins again; the seat stays free [user-5]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5' })
  await deactivateAs(desk.admin, member, true)
  const back = await desk.admin.call(calls.reactivateUser, { ...paramsOf(member), body: {} })
  expect(back.status).toBe(200)
  const { user } = (await (await logIn(desk.app, member.email)).call(me)).reply()
  expect(user).toMatchObject({ bookingCompleted: false, hasDnyanpittId: true })
  expect(await member.call(me)).toMatchObject(refusal('notLoggedIn'))
  expect((await desk.log()).map(({ action }) => action)).toEqual([
    'user.deactivate',
    'user.reactivate',
  ])
})
