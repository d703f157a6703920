import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type FrontDesk, openFrontDesk } from '#server/testing/front-desk.ts'
import { book, buy, logIn } from '#server/testing/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/admin-users.ts'
import { login, me } from '#shared/contract/auth.ts'

let desk: FrontDesk
let hall: TestApp
let admin: AddedMember
let chief: AddedMember
beforeAll(async () => {
  desk = await openFrontDesk()
  hall = desk.hall
})
beforeEach(async () => {
  const admins = await desk.beginAnew()
  admin = admins.admin
  chief = admins.chief
})
afterAll(() => hall.close())

const of = (person: { id: string }) => ({ params: { id: person.id } })

const end = (by: AddedMember, whom: AddedMember, freeSeats = false) =>
  by.ask(calls.deactivateUser, { ...of(whom), body: { freeSeats } })

test('ends the sessions and refuses to sign in', async () => {
  const member = await addMember(hall)
  expect((await end(admin, member)).status).toBe(200)
  expect(await member.ask(me)).toMatchObject(refusal('notSignedIn'))
  const { email, password } = member
  const tried = await openBrowser(hall).ask(login, { body: { email, password } })
  expect(tried).toMatchObject(refusal('loginFailed'))
  const { data } = (await admin.ask(calls.getUser, of(member))).reply()
  expect(data.active).toBe(false)
  expect(await desk.log()).toMatchObject([{ action: 'user.deactivate', admin_id: admin.id }])
})

test('asks before it frees a seat, and keeps the books', async () => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A5' })
  expect(await end(admin, member)).toMatchObject(refusal('seatsWouldBeFreed'))
  expect((await member.ask(me)).status).toBe(200)
  expect((await end(admin, member, true)).status).toBe(200)
  const next = await addMember(hall)
  expect((await book(next, { seat: 'A5' })).status).toBe(200)
  const { data } = (await admin.ask(calls.getUser, of(member))).reply()
  expect(data).toMatchObject({
    bookings: [{ seat: 'A5', state: 'cancelled' }],
    payments: [{ amount: 1499, state: 'completed' }],
  })
  const told = await hall.mail(member.email, /cancelled/)
  expect(told.text).toContain('Your booking of seat A5')
})

test('leaves days that are over as they were', async () => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A5', duration: '1 Day' })
  hall.clock.pass({ days: 2 })
  const today = await logIn(hall, admin.email)
  await today.ask(calls.deactivateUser, { ...of(member), body: {} })
  const { data } = (await today.ask(calls.getUser, of(member))).reply()
  expect(data).toMatchObject({ active: false, bookings: [{ state: 'paid' }] })
})

test('at the same time as a booking leaves no seat behind', async () => {
  for (let round = 0; round < 8; round++) {
    const member = await addMember(hall)
    await Promise.all([end(admin, member, true), book(member, { seat: 'A2' })])
    const held = await hall.services.db
      .selectFrom('bookings')
      .select('id')
      .where('user_id', '=', member.id)
      .where('status', '=', 'held')
      .execute()
    expect(held).toEqual([])
  }
})

test('by two admins at once is done once, and neither is refused', async () => {
  const second = await addMember(hall, { role: 'admin', membership: false })
  for (let round = 0; round < 4; round++) {
    const member = await addMember(hall)
    await buy(member, { seat: 'A5' })
    const answers = await Promise.all([end(admin, member, true), end(second, member, true)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { data } = (await admin.ask(calls.getUser, of(member))).reply()
    expect(data).toMatchObject({ active: false, bookings: [{ seat: 'A5', state: 'cancelled' }] })
    const told = (await hall.mailSubjects(member.email)).filter((each) => /cancelled/.test(each))
    expect(told).toHaveLength(1)
    const written = (await desk.log()).filter(({ subject }) => subject === `user:${member.id}`)
    expect(written).toMatchObject([{ action: 'user.deactivate' }])
  }
})

test('nobody ends their own account', async () => {
  expect(await end(admin, admin)).toMatchObject(refusal('ownAccount'))
  expect(await end(chief, chief)).toMatchObject(refusal('ownAccount'))
})

test('can be taken back; the seat stays free', async () => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A5' })
  await end(admin, member, true)
  const back = await admin.ask(calls.reactivateUser, { ...of(member), body: {} })
  expect(back.status).toBe(200)
  const { user } = (await (await logIn(hall, member.email)).ask(me)).reply()
  expect(user).toMatchObject({ bookingCompleted: false, hasDnyanpittId: true })
  expect(await member.ask(me)).toMatchObject(refusal('notSignedIn'))
  expect((await desk.log()).map(({ action }) => action)).toEqual([
    'user.deactivate',
    'user.reactivate',
  ])
})
