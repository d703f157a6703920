import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { refusal } from '#server/testing/browser.ts'
import { bookingOf, type FrontDesk, openFrontDesk } from '#server/testing/front-desk.ts'
import { book, buy } from '#server/testing/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/admin-bookings.ts'
import { me } from '#shared/contract/auth.ts'

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

const cancel = (id: string) => admin.ask(calls.cancelBooking, { params: { id }, body: {} })

test('frees the seat, keeps the books and tells the member', async () => {
  const member = await addMember(hall)
  await buy(member, { seat: 'A5' })
  const { id } = await bookingOf(admin, member)
  expect((await cancel(id)).status).toBe(200)
  expect((await bookingOf(admin, member)).state).toBe('cancelled')
  expect((await member.ask(me)).reply().user).toMatchObject({ bookingCompleted: false })
  const next = await addMember(hall)
  expect((await book(next, { seat: 'A5' })).status).toBe(200)
  const payments = await hall.services.db.selectFrom('payments').select('status').execute()
  expect(payments).toEqual([{ status: 'completed' }])
  await hall.mail(member.email, /cancelled/)
  expect(await cancel(id)).toMatchObject(refusal('bookingOver'))
  expect(await desk.log()).toHaveLength(1)
})

test('twice at once is once', async () => {
  const member = await addMember(hall)
  await buy(member)
  const { id } = await bookingOf(admin, member)
  const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await desk.log()).toHaveLength(1)
})
