import { expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, buy } from '#server/testing/members/members.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { eraseUser } from '#shared/contract/user/privacy.ts'
import * as users from '#shared/contract/user/user.ts'

const desk = frontDesk()

const erase = (who: AddedMember, whom: { id: string }, body: object = {}) =>
  who.call(eraseUser, { params: { id: whom.id }, body })

test('a super admin erases a member; the audit log records it with ids only', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A4' })
  expect(await erase(desk.superAdmin, member)).toMatchObject(refusal('seatsWouldBeFreed'))
  expect((await erase(desk.superAdmin, member, { freeSeats: true })).status).toBe(200)
  await desk.app.mail(member.email, /Your account has been deleted/)

  const { bookings } = (await desk.superAdmin.call(listBookings, {})).reply().data
  expect(bookings).toMatchObject([
    { name: 'Deleted member', email: '', phoneNumber: null, seat: 'A4', state: 'cancelled' },
  ])
  expect(await desk.log()).toEqual([
    {
      admin_id: desk.superAdmin.id,
      action: 'user.erase',
      subject: `user:${member.id}`,
      details: { freedBookings: [{ booking: bookings[0]?.id, seat: 'A4' }] },
    },
  ])
})

test('hides an erased user from lists and rejects changes', async () => {
  const member = await addMember(desk.app)
  expect((await erase(desk.superAdmin, member)).status).toBe(200)
  const params = { id: member.id }
  const { data } = (
    await desk.superAdmin.call(users.listUsers, { query: { search: 'Deleted' } })
  ).reply()
  expect(data.total).toBe(0)
  const nothing = { phoneNumber: null, gender: null, dateOfBirth: null }
  const edit = { fullName: 'Ravi Patil', ...nothing, version: 'as seen' }
  for (const answer of [
    await desk.superAdmin.call(users.getUser, { params }),
    await desk.superAdmin.call(users.editUser, { params, body: edit }),
    await desk.superAdmin.call(users.deactivateUser, { params, body: {} }),
    await desk.superAdmin.call(users.reactivateUser, { params }),
    await erase(desk.superAdmin, member),
  ]) {
    expect(answer).toMatchObject(refusal('notFound'))
  }
})

test('erases a deactivated user', async () => {
  const member = await addMember(desk.app)
  const body = { freeSeats: true }
  const deactivated = await desk.superAdmin.call(users.deactivateUser, {
    params: { id: member.id },
    body,
  })
  deactivated.expectSuccess()
  expect((await erase(desk.superAdmin, member)).status).toBe(200)
})

test('rejects admins, members, and super admins who erase themselves [security-68]', async () => {
  const { admin, superAdmin } = desk
  const member = await addMember(desk.app)
  expect(await erase(admin, member)).toMatchObject(refusal('notAllowed'))
  expect(await erase(member, admin)).toMatchObject(refusal('notAllowed'))
  expect(await erase(superAdmin, superAdmin)).toMatchObject(refusal('eraseNotAllowed'))
  expect((await member.call(eraseUser, { params: { id: member.id }, body: {} })).status).toBe(403)
})

test('leaves no seat with an erased user after a concurrent booking', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => addMember(desk.app)))
  await Promise.all(
    members.flatMap((member, index) => [
      book(member, { seat: `A${index + 1}` }),
      erase(desk.superAdmin, member, { freeSeats: true }),
    ]),
  )
  const held = await desk.app.services.db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.user_id')
    .select('bookings.id')
    .where('bookings.status', 'in', ['held', 'paid'])
    .where('users.erased_at', 'is not', null)
    .execute()
  expect(held).toEqual([])
})
