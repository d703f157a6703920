import { expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, buy } from '#server/testing/members/members.ts'
import { me } from '#shared/contract/auth.ts'
import * as calls from '#shared/contract/desk-booking.ts'

const desk = frontDesk()

const cancel = (id: string) => desk.admin.call(calls.cancelBooking, { params: { id }, body: {} })

test('frees the seat, keeps the payment and mails the member [desk-booking-1]', async () => {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A5' })
  const { id } = await desk.bookingOf(member)
  expect((await cancel(id)).status).toBe(200)
  expect((await desk.bookingOf(member)).state).toBe('cancelled')
  expect((await member.call(me)).reply().user).toMatchObject({ bookingCompleted: false })
  const next = await addMember(desk.app)
  expect((await book(next, { seat: 'A5' })).status).toBe(200)
  const payments = await desk.app.services.db.selectFrom('payments').select('status').execute()
  expect(payments).toEqual([{ status: 'completed' }])
  await desk.app.mail(member.email, /cancelled/)
  expect(await cancel(id)).toMatchObject(refusal('bookingOver'))
  expect(await desk.log()).toHaveLength(1)
})

test('cancels once of two concurrent requests', async () => {
  const member = await addMember(desk.app)
  await buy(member)
  const { id } = await desk.bookingOf(member)
  const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await desk.log()).toHaveLength(1)
})
