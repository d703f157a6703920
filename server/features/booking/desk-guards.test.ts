import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { bookingOf, type FrontDesk, openFrontDesk } from '#server/testing/front-desk.ts'
import { buy } from '#server/testing/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/admin-bookings.ts'

let desk: FrontDesk
let hall: TestApp
let admin: AddedMember
beforeAll(async () => {
  desk = await openFrontDesk()
  hall = desk.hall
})
beforeEach(async () => {
  const admins = await desk.beginAnew()
  admin = admins.admin
})
afterAll(() => hall.close())

test.each([
  ['the list', calls.listBookings, {}],
  ['the seats to move to', calls.seatsToMoveTo, {}],
  ['moving', calls.moveBooking, { seat: 'A2', from: 'A1' }],
  ['cancelling', calls.cancelBooking, {}],
  ['confirming a payment', calls.confirmPayment, { paymentMethod: 'cash' }],
] as const)('%s is for admins', async (_name, call, body) => {
  const member = await addMember(hall)
  await buy(member)
  const sent = {
    params: { id: (await bookingOf(admin, member)).id },
    ...(call.method !== 'GET' && { body }),
  }
  expect(await openBrowser(hall).ask(call, sent)).toMatchObject(refusal('notSignedIn'))
  expect(await member.ask(call, sent)).toMatchObject(refusal('notAllowed'))
  expect(await desk.log()).toEqual([])
})
