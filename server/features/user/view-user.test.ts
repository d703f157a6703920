import { expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { buy, submitMembershipDetails } from '#server/testing/members/members.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import * as calls from '#shared/contract/user/user.ts'

const desk = frontDesk()

const paramsOf = (user: { id: string }) => ({ params: { id: user.id } })

/** Admins can't get a selfie or member ID, so create a member and promote them. */
const promote = ({ id }: AddedMember) =>
  desk.app.services.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()

test('shows a user with bookings and payments [user-11]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5' })
  const { data } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply()
  expect(data).toMatchObject({
    id: member.id,
    phoneNumber: expect.stringMatching(/^\+91/),
    dateOfBirth: '2001-02-03',
    membershipDetails: { fatherName: 'Ramesh Kulkarni' },
    bookings: [{ seat: 'A5', amount: 1499, state: 'paid', endDate: '2026-04-10' }],
    payments: [{ amount: 1499, state: 'completed', method: null }],
  })
  expect(JSON.stringify(data)).not.toMatch(/hash|argon/)
})

test('serves a selfie only to admins [user-12]', async () => {
  const member = await addMember(desk.app, { membership: false })
  await submitMembershipDetails(member)
  const path = `/api/admin/users/${member.id}/selfie`
  const shown = await desk.admin.get(path)
  expect(shown.headers['content-type']).toBe('image/webp')
  expect(shown.headers['content-disposition']).toBe('inline; filename="selfie.webp"')
  expect(shown.headers['cache-control']).toContain('no-store')
  expect((await member.get(path)).statusCode).toBe(403)
  expect((await openBrowser(desk.app).get(path)).statusCode).toBe(401)
  expect((await desk.admin.get(`/api/admin/users/${desk.superAdmin.id}/selfie`)).statusCode).toBe(
    404,
  )
  expect((await desk.admin.get('/api/admin/users/..%2F..%2Fx/selfie')).statusCode).toBe(404)
})

test('returns notFound for an unknown user', async () => {
  const nobody = { params: { id: crypto.randomUUID() } }
  expect(await desk.admin.call(calls.getUser, nobody)).toMatchObject(refusal('notFound'))
  expect((await desk.admin.call(calls.getUser, { params: { id: 'me' } })).status).toBe(400)
})

test('adds one audit entry per admin and member within a few minutes [user-16]', async () => {
  const { app, admin, superAdmin } = desk
  const member = await addMember(app, { membership: false })
  await submitMembershipDetails(member)
  const selfie = `/api/admin/users/${member.id}/selfie`
  const read = async (reader: AddedMember) => {
    await Promise.all([reader.call(calls.getUser, paramsOf(member)), reader.get(selfie)])
    expect((await reader.call(calls.getUser, paramsOf(member))).status).toBe(200)
  }
  const log = async () => {
    const { entries } = (await superAdmin.call(listAuditLog)).reply().data
    return entries.map(({ action, admin: { email } }) => `${action} ${email}`).sort()
  }
  const [mine, owners] = [admin, superAdmin].map(({ email }) => [
    `user.selfie ${email}`,
    `user.view ${email}`,
  ])
  // The member's own requests, refused ones and the list leave no entry.
  await member.get('/api/member/selfie')
  await member.get(selfie)
  await admin.call(calls.listUsers)
  await admin.get(`/api/admin/users/${superAdmin.id}/selfie`)
  await admin.call(calls.getUser, { params: { id: crypto.randomUUID() } })
  expect(await log()).toEqual([])

  await Promise.all([read(admin), read(admin)])
  app.clock.advance({ minutes: 4 })
  await read(admin)
  expect(await log()).toEqual(mine)
  await read(superAdmin)
  expect(await log()).toEqual([...(mine ?? []), ...(owners ?? [])].sort())
  app.clock.advance({ minutes: 2 })
  await read(admin)
  expect(await log()).toEqual([...(mine ?? []), ...(mine ?? []), ...(owners ?? [])].sort())
})

test("shows an admin's details to themselves and super admins only [user-21]", async () => {
  const { app, admin, superAdmin } = desk
  const other = await addMember(app, { membership: false })
  await submitMembershipDetails(other)
  await promote(other)
  const selfie = `/api/admin/users/${other.id}/selfie`
  for (const hidden of [other, superAdmin]) {
    expect(await admin.call(calls.getUser, paramsOf(hidden))).toMatchObject(
      refusal('adminAccountNotAllowed'),
    )
  }
  expect((await admin.get(selfie)).statusCode).toBe(404)
  for (const reader of [other, superAdmin]) {
    expect((await reader.call(calls.getUser, paramsOf(other))).reply().data.email).toBe(other.email)
    expect((await reader.get(selfie)).statusCode).toBe(200)
  }
  // A refused view is not recorded.
  const { entries } = (await superAdmin.call(listAuditLog)).reply().data
  expect(entries.map((entry) => entry.admin.email)).not.toContain(admin.email)
  expect((await admin.call(calls.getUser, paramsOf(admin))).status).toBe(200)
})
