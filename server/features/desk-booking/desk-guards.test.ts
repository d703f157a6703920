import { expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { buy } from '#server/testing/members/members.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'

const desk = frontDesk()

test.each([
  ['the list', calls.listBookings, {}],
  ['the seats to move to', calls.seatsToMoveTo, {}],
  ['moving', calls.moveBooking, { seat: 'A2', from: 'A1' }],
  ['cancelling', calls.cancelBooking, {}],
  ['confirming a payment', deskPayments.confirmPayment, { paymentMethod: 'cash' }],
] as const)('%s is for staff only', async (_name, call, body) => {
  const member = await addMember(desk.app)
  await buy(member)
  const sent = {
    params: { id: (await desk.bookingOf(member)).id },
    ...(call.method !== 'GET' && { body }),
  }
  expect(await openBrowser(desk.app).call(call, sent)).toMatchObject(refusal('notLoggedIn'))
  expect(await member.call(call, sent)).toMatchObject(refusal('notAllowed'))
  expect(await desk.log()).toEqual([])
})
