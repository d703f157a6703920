import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type FrontDesk, openFrontDesk } from '#server/testing/front-desk.ts'
import { buy, giveMembership } from '#server/testing/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/admin-users.ts'

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

test('is seen with bookings and payments', async () => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A5' })
  const { data } = (await admin.ask(calls.getUser, of(member))).reply()
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

test('has a selfie that only admins and its owner see', async () => {
  const member = await addMember(hall, { membership: false })
  await giveMembership(member)
  const path = `/api/admin/users/${member.id}/selfie`
  const shown = await admin.get(path)
  expect(shown.headers['content-type']).toBe('image/webp')
  expect(shown.headers['cache-control']).toContain('no-store')
  expect((await member.get(path)).statusCode).toBe(403)
  expect((await openBrowser(hall).get(path)).statusCode).toBe(401)
  expect((await admin.get(`/api/admin/users/${chief.id}/selfie`)).statusCode).toBe(404)
  expect((await admin.get('/api/admin/users/..%2F..%2Fx/selfie')).statusCode).toBe(404)
})

test('that does not exist is not found', async () => {
  const nobody = { params: { id: crypto.randomUUID() } }
  expect(await admin.ask(calls.getUser, nobody)).toMatchObject(refusal('notFound'))
  expect((await admin.ask(calls.getUser, { params: { id: 'me' } })).status).toBe(400)
})
