import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { sendPaymentReminders } from '#server/jobs/payment-reminders.ts'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { bookingOf } from '#server/testing/members/front-desk.ts'
import { book, newPaymentId, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cancelBooking, moveBooking } from '#shared/contract/booking/desk-booking.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { me } from '#shared/contract/user/auth.ts'
import { isMemberId } from '#shared/domain/user/member-id.ts'

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
  admin = await addMember(app, { role: 'admin', membership: false })
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('audit_log').execute()
})
afterAll(() => app.close())

const listedBooking = (member: AddedMember) => bookingOf(admin, member)

const confirm = (id: string) =>
  admin.call(confirmPayment, { params: { id }, body: { paymentMethod: 'cash' } })

const payments = () =>
  app.services.db
    .selectFrom('payments')
    .select(['amount', 'method', 'status', 'confirmed_by', 'confirmed_at', 'user_id'])
    .execute()

test('a desk payment waits for confirmation and keeps its seat held [payment-3]', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A5' })
  const reply = (await pay(member)).reply()
  expect(reply).toMatchObject({ dyanpittId: null, showCongratulations: false })
  expect(reply.message).toBe('Please pay at reception. Your seat is held until then.')
  expect(reply.user).toMatchObject({
    bookingCompleted: false,
    pendingBooking: { preferredSeat: 'A5', payAtDesk: true, holdUntil: '2026-03-12T04:30:00.000Z' },
  })
  expect((await listedBooking(member)).state).toBe('desk')
  app.clock.advance({ days: 1 })
  const other = await addMember(app)
  expect(await book(other, { seat: 'A5', start: '2026-03-12' })).toMatchObject(refusal('seatTaken'))
})

test('a reservation is mailed once, with how to pay, in the language of the account [mail-435]', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A5' })
  const body = { paymentStatus: 'completed', paymentMethod: 'cash' } as const
  for (const paymentId of [newPaymentId(), newPaymentId()]) {
    const reserved = await member.call(completePayment, { body: { ...body, paymentId } })
    reserved.expectSuccess()
  }
  expect(await app.mailSubjects(member.email)).toEqual([
    'Seat A5 is held until 12 Mar 2026. Pay ₹1,499',
  ])
  const { text } = await app.mail(member.email, /^Seat A5 is held/)
  expect(text).toContain('It is held for you until 12 Mar 2026, 10:00 AM.')
  expect(text).toContain('You can enter the study hall once you have paid.')
  app.clock.advance({ minutes: 10 })
  await sendPaymentReminders(app.services)
  expect(await app.mailSubjects(member.email)).toEqual([])

  const marathi = await addMember(app, { language: 'mr' })
  await book(marathi, { seat: 'B9' })
  await pay(marathi)
  await app.mail(marathi.email, /^सीट B9 12 मार्च 2026 पर्यंत राखून ठेवली आहे/)
})

test('confirming a desk payment issues the member ID, sends the emails and records the payment [payment-4]', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A5' })
  await pay(member)
  const { id } = await listedBooking(member)
  expect((await confirm(id)).status).toBe(200)
  const { user } = (await member.call(me)).reply()
  expect(user).toMatchObject({
    bookingCompleted: true,
    pendingBooking: null,
    bookingDetails: { preferredSeat: 'A5', paymentStatus: 'completed' },
  })
  expect(isMemberId(user.dyanpittId ?? '')).toBe(true)
  expect(await payments()).toEqual([
    {
      amount: 1499,
      method: 'cash',
      status: 'completed',
      confirmed_by: admin.id,
      confirmed_at: app.clock.now,
      user_id: member.id,
    },
  ])
  await app.mail(member.email, /welcome/i)
  const receipt = await app.mail(member.email, /receipt/i)
  expect(receipt.text).toContain('You paid in cash at reception.')
  const log = await app.services.db.selectFrom('audit_log').select(['action', 'details']).execute()
  expect(log).toMatchObject([
    { action: 'payment.confirm', details: { amount: 1499, method: 'cash' } },
  ])
})

test('confirms once if the request is repeated, in sequence or concurrently [payment-27]', async () => {
  const member = await addMember(app)
  await book(member)
  await pay(member)
  const { id } = await listedBooking(member)
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(id)))
  answers.push(await confirm(id))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await payments()).toHaveLength(1)
  // The reservation, the welcome and the receipt.
  expect(await app.mailSubjects(member.email)).toHaveLength(3)
  expect(await app.services.db.selectFrom('audit_log').select('id').execute()).toHaveLength(1)
})

test('a confirmed payment can be confirmed again neither by another admin nor with another method [payment-28]', async () => {
  const member = await addMember(app)
  const second = await addMember(app, { role: 'admin', membership: false })
  await book(member)
  await pay(member)
  const { id } = await listedBooking(member)
  const confirmAs = (by: AddedMember, paymentMethod: string) =>
    by.call(confirmPayment, { params: { id }, body: { paymentMethod } })
  const answers = await Promise.all([confirmAs(admin, 'cash'), confirmAs(second, 'cash')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = answers[0]?.status === 200 ? admin : second
  const loser = winner === admin ? second : admin
  expect(await confirmAs(loser, 'cash')).toMatchObject(refusal('paymentAlreadyConfirmed'))
  expect(await confirmAs(winner, 'upi')).toMatchObject(refusal('paymentAlreadyConfirmed'))
  await winner.call(cancelBooking, { params: { id }, body: {} })
  expect(await confirmAs(winner, 'cash')).toMatchObject(refusal('paymentAlreadyConfirmed'))
})

test('a repeated request adds no second payment', async () => {
  const member = await addMember(app)
  await book(member)
  const paymentId = newPaymentId()
  const first = await pay(member, paymentId)
  const again = await pay(member, paymentId)
  expect(again.text).toBe(first.text)
  expect((await pay(member)).status).toBe(200)
  expect(await payments()).toHaveLength(1)
})

test('rejects confirming an unknown booking', async () => {
  expect(await confirm(crypto.randomUUID())).toMatchObject(refusal('notFound'))
})

test('choosing another seat voids the desk payment', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A1' })
  const paymentId = newPaymentId()
  await pay(member, paymentId)
  const { id } = await listedBooking(member)
  await book(member, { seat: 'A2' })
  expect(await confirm(id)).toMatchObject(refusal('bookingEnded'))
  expect((await member.call(me)).reply().user.pendingBooking).toMatchObject({ payAtDesk: false })
  expect(await pay(member, paymentId)).toMatchObject(refusal('paymentIdUsed'))
})

test('cancelling the booking voids the desk payment', async () => {
  const member = await addMember(app)
  await book(member)
  await pay(member)
  const { id } = await listedBooking(member)
  await admin.call(cancelBooking, { params: { id }, body: {} })
  expect(await confirm(id)).toMatchObject(refusal('bookingEnded'))
  expect((await payments())[0]?.status).toBe('refused')
})

test('a desk payment can be confirmed after the hold only while the seat is free', async () => {
  const [member, late] = [await addMember(app), await addMember(app)]
  const options = { start: '2026-03-20' }
  for (const each of [member, late]) {
    await book(each, { ...options, seat: each === member ? 'A1' : 'A2' })
    await pay(each)
  }
  app.clock.advance({ days: 3 })
  await logInAgain(app, admin)
  expect((await confirm((await listedBooking(member)).id)).status).toBe(200)
  const other = await addMember(app)
  expect((await book(other, { ...options, seat: 'A2' })).status).toBe(200)
  expect(await confirm((await listedBooking(late)).id)).toMatchObject(refusal('seatNoLongerFree'))
  expect((await payments()).filter(({ status }) => status === 'completed')).toHaveLength(1)
})

test('choosing to pay at reception again does not extend the hold [payment-25]', async () => {
  const member = await addMember(app)
  const holdUntil = async () => (await member.call(me)).reply().user.pendingBooking?.holdUntil
  await book(member, { start: '2026-03-13', seat: 'A1' })
  app.clock.advance({ minutes: 5 })
  await pay(member)
  const until = await holdUntil()
  expect(until).toBe('2026-03-12T04:30:00.000Z')
  app.clock.advance({ days: 1 })
  await book(member, { start: '2026-03-13', seat: 'A1' })
  await pay(member)
  expect(await holdUntil()).toBe(until)
})

test('choosing to pay at reception for other days of the same seat does not extend its hold [payment-365]', async () => {
  const [member, other] = [await addMember(app), await addMember(app)]
  for (const start of ['2026-03-13', '2026-03-14', '2026-03-15']) {
    await logInAgain(app, member)
    await book(member, { duration: '1 Day', start, seat: 'A1' })
    expect((await pay(member)).status).toBe(200)
    app.clock.advance({ days: 1 })
  }
  await logInAgain(app, other)
  expect((await book(other, { start: '2026-03-13', seat: 'A1' })).status).toBe(200)
})

test('a desk payment becomes overdue, and is refused after the start day', async () => {
  const member = await addMember(app)
  await book(member, { start: '2026-03-13', seat: 'A1' })
  await pay(member)
  const { id } = await listedBooking(member)
  const state = async () => (await listedBooking(member)).state
  expect(await state()).toBe('desk')
  app.clock.advance({ days: 2 })
  await logInAgain(app, admin)
  expect(await state()).toBe('overdue')
  const body = { seat: 'A2', from: 'A1' }
  expect(await admin.call(moveBooking, { params: { id }, body })).toMatchObject(
    refusal('bookingNotMovable'),
  )
  await cleanUp(app.services)
  expect((await payments())[0]?.status).toBe('waiting')

  app.clock.advance({ days: 2 })
  await logInAgain(app, admin)
  expect(await state()).toBe('ended')
  expect(await confirm(id)).toMatchObject(refusal('paymentTooLate'))
  await cleanUp(app.services)
  expect((await payments())[0]?.status).toBe('refused')
  expect(await confirm(id)).toMatchObject(refusal('paymentTooLate'))
})

test('a desk payment can be confirmed during the hold, even after the start day', async () => {
  const member = await addMember(app)
  await book(member, { duration: '8 Days', seat: 'A1' })
  await pay(member)
  app.clock.advance({ days: 1 })
  await logInAgain(app, admin)
  const { id, state } = await listedBooking(member)
  expect(state).toBe('desk')
  await cleanUp(app.services)
  expect((await confirm(id)).status).toBe(200)
})

test('confirming fails if the seat was closed in the meantime', async () => {
  const member = await addMember(app)
  await book(member, { start: '2026-03-20', seat: 'A1' })
  await pay(member)
  const { id } = await listedBooking(member)
  app.clock.advance({ days: 3 })
  await logInAgain(app, admin)
  await app.services.db.updateTable('seats').set({ closed: true }).where('id', '=', 'A1').execute()
  expect(await confirm(id)).toMatchObject(refusal('seatNoLongerFree'))
  await app.services.db.updateTable('seats').set({ closed: false }).execute()
})

test('the confirmed method replaces the requested one', async () => {
  const member = await addMember(app)
  await book(member)
  const body = { paymentId: newPaymentId(), paymentStatus: 'completed', paymentMethod: 'upi' }
  await member.call(completePayment, { body })
  expect((await payments())[0]).toMatchObject({ method: 'upi', status: 'waiting' })
  await confirm((await listedBooking(member)).id)
  expect((await payments())[0]).toMatchObject({ method: 'cash', status: 'completed' })
})

test('after the hold, reception confirms at the old amount, unless the seat is kept for the renewal of another member [payment-363]', async () => {
  const [late, kept] = [await addMember(app), await addMember(app)]
  await book(late, { start: '2026-03-25', seat: 'A1' })
  await book(kept, { start: '2026-03-25', seat: 'A2' })
  for (const each of [late, kept]) await pay(each)
  app.clock.advance({ days: 3 })
  await logInAgain(app, admin)
  const renewing = await addMember(app)
  await book(renewing, { seat: 'A2', start: '2026-03-13', duration: '8 Days' })
  await pay(renewing)
  expect((await confirm((await listedBooking(renewing)).id)).status).toBe(200)
  const { db } = app.services
  await db.updateTable('users').set({ gender: 'female' }).where('id', '=', late.id).execute()
  await db.updateTable('bookings').set({ amount: 1 }).where('user_id', '=', late.id).execute()
  expect((await confirm((await listedBooking(late)).id)).status).toBe(200)
  expect(await confirm((await listedBooking(kept)).id)).toMatchObject(refusal('seatNoLongerFree'))
})

test('a new desk payment is refused after the hold if the price has changed [payment-364]', async () => {
  const member = await addMember(app)
  await book(member, { start: '2026-03-25', seat: 'A1' })
  app.clock.advance({ minutes: 31 })
  const { db } = app.services
  await db.updateTable('bookings').set({ amount: 1 }).where('user_id', '=', member.id).execute()
  expect(await pay(member)).toMatchObject(refusal('priceChanged'))
  expect(await payments()).toEqual([])
})
