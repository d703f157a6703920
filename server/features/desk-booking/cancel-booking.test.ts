import { expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { book, buy } from '#server/testing/members/members.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import { me } from '#shared/contract/user/auth.ts'

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
})

test('cancels once if the request is repeated, in sequence or concurrently [desk-booking-9]', async () => {
  const member = await addMember(desk.app)
  await buy(member)
  const { id } = await desk.bookingOf(member)
  const answers = await Promise.all([cancel(id), cancel(id), cancel(id)])
  answers.push(await cancel(id))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await desk.log()).toHaveLength(1)
  expect(await cancellations(member)).toHaveLength(1)
})

test('rejects a booking that has ended', async () => {
  const member = await addMember(desk.app)
  await buy(member, { duration: '1 Day' })
  const { id } = await desk.bookingOf(member)
  desk.app.clock.advance({ days: 2 })
  await logInAgain(desk.app, desk.admin)
  expect(await cancel(id)).toMatchObject(refusal('bookingEnded'))
  expect(await desk.log()).toEqual([])
})

async function cancellations({ email }: { email: string }) {
  const subjects = await desk.app.mailSubjects(email)
  return subjects.filter((subject) => subject.includes('cancelled'))
}
