import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { refusal } from '#server/testing/browser.ts'
import { book, buy } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listBookings } from '#shared/contract/admin-bookings.ts'
import * as users from '#shared/contract/admin-users.ts'
import { eraseUser } from '#shared/contract/privacy.ts'

let hall: TestApp
let chief: AddedMember
beforeAll(async () => {
  hall = await createTestApp()
  chief = await addMember(hall, { role: 'super_admin', membership: false })
})
afterAll(() => hall.close())

const erase = (who: AddedMember, whom: { id: string }, body: object = {}) =>
  who.ask(eraseUser, { params: { id: whom.id }, body })

test('a super admin erases a member, and the audit log says so with ids only', async () => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A4' })
  expect(await erase(chief, member)).toMatchObject(refusal('seatsWouldBeFreed'))
  expect((await erase(chief, member, { freeSeats: true })).status).toBe(200)
  await hall.mail(member.email, /Your account has been deleted/)

  const { bookings } = (await chief.ask(listBookings, {})).reply().data
  expect(bookings).toMatchObject([
    { name: 'Deleted member', email: '', phoneNumber: null, seat: 'A4', state: 'cancelled' },
  ])
  const logged = await hall.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'action', 'subject', 'details'])
    .execute()
  expect(logged).toEqual([
    {
      admin_id: chief.id,
      action: 'user.erase',
      subject: `user:${member.id}`,
      details: { freedBookings: [{ booking: bookings[0]?.id, seat: 'A4' }] },
    },
  ])
})

test('who was erased is in no list, and nothing can be done with the account', async () => {
  const member = await addMember(hall)
  expect((await erase(chief, member)).status).toBe(200)
  const params = { id: member.id }
  const { data } = (await chief.ask(users.listUsers, { query: { search: 'Deleted' } })).reply()
  expect(data.total).toBe(0)
  const nothing = { phoneNumber: null, gender: null, dateOfBirth: null }
  const edit = { fullName: 'Ravi Patil', ...nothing, version: 'as seen' }
  for (const answer of [
    await chief.ask(users.getUser, { params }),
    await chief.ask(users.editUser, { params, body: edit }),
    await chief.ask(users.deactivateUser, { params, body: {} }),
    await chief.ask(users.reactivateUser, { params }),
    await erase(chief, member),
  ]) {
    expect(answer).toMatchObject(refusal('notFound'))
  }
})

test('a deactivated account can still be erased', async () => {
  const member = await addMember(hall)
  const body = { freeSeats: true }
  const deactivated = await chief.ask(users.deactivateUser, { params: { id: member.id }, body })
  deactivated.reply()
  expect((await erase(chief, member)).status).toBe(200)
})

test('is refused to admins, to members, and for one’s own account', async () => {
  const member = await addMember(hall)
  const admin = await addMember(hall, { role: 'admin' })
  expect(await erase(admin, member)).toMatchObject(refusal('eraseNotYours'))
  expect(await erase(member, admin)).toMatchObject(refusal('notAllowed'))
  expect(await erase(chief, chief)).toMatchObject(refusal('eraseNotYours'))
  expect((await member.ask(eraseUser, { params: { id: member.id }, body: {} })).status).toBe(403)
})

test('a booking under way at the same moment leaves no seat with nobody', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => addMember(hall)))
  await Promise.all(
    members.flatMap((member, place) => [
      book(member, { seat: `A${place + 1}` }),
      erase(chief, member, { freeSeats: true }),
    ]),
  )
  const held = await hall.services.db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select('bookings.id')
    .where('bookings.status', 'in', ['held', 'paid'])
    .where('users.erased_at', 'is not', null)
    .execute()
  expect(held).toEqual([])
})
