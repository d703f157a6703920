import { expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import * as calls from '#shared/contract/user/user.ts'

const desk = frontDesk()

const paramsOf = (user: { id: string }) => ({ params: { id: user.id } })

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
] as const)('%s is for staff only', async (_name, call, body) => {
  const member = await addMember(desk.app)
  const sent = { ...paramsOf(member), ...(call.method !== 'GET' && { body }) }
  expect(await openBrowser(desk.app).call(call, sent)).toMatchObject(refusal('notLoggedIn'))
  expect(await member.call(call, sent)).toMatchObject(refusal('notAllowed'))
  expect(await desk.log()).toEqual([])
})
