import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type FrontDesk, openFrontDesk } from '#server/testing/front-desk.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/admin-users.ts'

let desk: FrontDesk
let hall: TestApp
beforeAll(async () => {
  desk = await openFrontDesk()
  hall = desk.hall
})
beforeEach(async () => {
  await desk.beginAnew()
})
afterAll(() => hall.close())

const of = (person: { id: string }) => ({ params: { id: person.id } })

const EDIT = {
  fullName: 'Ravi Patil',
  phoneNumber: '+919123456780',
  gender: 'male',
  dateOfBirth: '2001-02-03',
  version: 'as seen',
}

test.each([
  ['the list', calls.listUsers, {}],
  ['a user', calls.getUser, {}],
  ['editing', calls.editUser, EDIT],
  ['deactivating', calls.deactivateUser, {}],
  ['reactivating', calls.reactivateUser, {}],
] as const)('%s is for admins', async (_name, call, body) => {
  const member = await addMember(hall)
  const sent = { ...of(member), ...(call.method !== 'GET' && { body }) }
  expect(await openBrowser(hall).ask(call, sent)).toMatchObject(refusal('notSignedIn'))
  expect(await member.ask(call, sent)).toMatchObject(refusal('notAllowed'))
  expect(await desk.log()).toEqual([])
})
