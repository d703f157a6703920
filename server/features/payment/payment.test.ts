import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, fieldError, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { book, bookingOf, newPaymentId, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { renewMembership } from '#shared/contract/booking/booking.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { me } from '#shared/contract/user/auth.ts'
import { isMemberId } from '#shared/domain/user/member-id.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

const payments = () =>
  app.services.db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'amount', 'method', 'status', 'user_id', 'created_at'])
    .execute()

async function renew(member: Browser): Promise<void> {
  const details = bookingOf({ start: '2026-04-05', duration: '1 Month' })
  const answer = await member.call(renewMembership, { body: { bookingDetails: details } })
  answer.expectSuccess()
}

describe('the first payment', () => {
  test('completes the booking and issues the member ID, with congratulations [payment-8]', async () => {
    const member = await addMember(app)
    await book(member)
    const reply = (await pay(member)).reply()
    expect(reply.showCongratulations).toBe(true)
    expect(isMemberId(reply.dyanpittId ?? '')).toBe(true)
    expect(reply.user).toMatchObject({
      dyanpittId: reply.dyanpittId,
      hasDnyanpittId: true,
      showCongratulations: true,
      bookingCompleted: true,
      paymentCompleted: true,
      bookingDetails: { paymentStatus: 'completed', totalAmount: 999 },
      pendingBooking: null,
      membershipValidUntil: '2026-04-10',
      paymentAmount: 999,
      lastPackageDate: '2026-03-10',
    })
    const { user } = (await member.call(me)).reply()
    expect(user).toEqual({ ...reply.user, showCongratulations: false })
  })

  test('is followed by the welcome email and a receipt [payment-9]', async () => {
    const member = await addMember(app)
    await book(member, { seat: 'A5' })
    const paymentId = newPaymentId()
    const body = { paymentId, paymentStatus: 'completed', paymentMethod: 'cash' }
    const { dyanpittId } = (await member.call(completePayment, { body })).reply()

    const welcome = await app.mail(member.email, /welcome/i)
    expect(welcome.subject).toContain(dyanpittId)
    expect(welcome.text).toContain('Your seat is A5.')
    const receipt = await app.mail(member.email, /receipt/i)
    expect(receipt.subject).toContain('₹1,499')
    expect(receipt.text).not.toContain(paymentId)
    expect(receipt.text).toContain('You paid in cash at reception.')
    expect(await app.mailSubjects(member.email)).toEqual([])
  })
})

test('keeps the member ID, without congratulations, on a later payment', async () => {
  const member = await addMember(app)
  await book(member, { duration: '15 Days' })
  const first = (await pay(member)).reply()
  await app.mail(member.email, /welcome/i)
  await app.mail(member.email, /receipt/i)
  await renew(member)
  const second = (await pay(member)).reply()
  expect(second).toMatchObject({ dyanpittId: first.dyanpittId, showCongratulations: false })
  await app.mail(member.email, /receipt/i)
  expect(await app.mailSubjects(member.email)).toEqual([])
})

describe('the same payment again', () => {
  test('returns the same reply and changes nothing [payment-10]', async () => {
    const member = await addMember(app)
    await book(member)
    const paymentId = newPaymentId()
    const first = await pay(member, paymentId)
    const again = await pay(member, paymentId)
    expect(first.status).toBe(200)
    expect(again.text).toBe(first.text)
    expect(await payments()).toHaveLength(1)
    const subjects = await app.mailSubjects(member.email)
    expect(subjects.filter((subject) => /receipt/i.test(subject))).toHaveLength(1)
    expect(subjects).toHaveLength(2)
  })

  test('does not pay for a booking that came later', async () => {
    const member = await addMember(app)
    await book(member, { duration: '15 Days' })
    const paymentId = newPaymentId()
    await pay(member, paymentId)
    await renew(member)
    const again = (await pay(member, paymentId)).reply()
    expect(again.user.pendingBooking).not.toBeNull()
    expect(again.user.membershipValidUntil).toBe('2026-03-25')
    expect(await payments()).toHaveLength(1)
  })

  test('is one payment when sent 10 times concurrently [payment-11]', async () => {
    const member = await addMember(app)
    await book(member)
    const paymentId = newPaymentId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(member, paymentId)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.reply().showCongratulations).toBe(true)
    expect(await payments()).toHaveLength(1)
    expect(await app.mailSubjects(member.email)).toHaveLength(2)
  })

  test('is rejected from another member', async () => {
    const [member, other] = [await addMember(app), await addMember(app)]
    await book(member, { seat: 'A1' })
    await book(other, { seat: 'A2' })
    const paymentId = newPaymentId()
    await pay(member, paymentId)
    const stolen = await pay(other, paymentId)
    expect(stolen).toMatchObject(refusal('paymentIdUsed'))
    expect(stolen.text).not.toContain(member.email)
    const { user } = (await other.call(me)).reply()
    expect(user).toMatchObject({ dyanpittId: null, pendingBooking: { preferredSeat: 'A2' } })
  })

  test('pays for one of two members who send it concurrently', async () => {
    const [member, other] = [await addMember(app), await addMember(app)]
    await book(member, { seat: 'A1' })
    await book(other, { seat: 'A2' })
    const paymentId = newPaymentId()
    const answers = await Promise.all([pay(member, paymentId), pay(other, paymentId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await payments()).toHaveLength(1)
  })
})

describe('rejects [payment-12]', () => {
  test('a payment without a booking', async () => {
    const member = await addMember(app)
    expect(await pay(member)).toMatchObject(refusal('nothingToPay'))
    await book(member)
    await pay(member)
    expect(await pay(member)).toMatchObject(refusal('nothingToPay'))
    expect(await payments()).toHaveLength(1)
  })

  test.each(['failed', 'pending', '', 'COMPLETED'])('the status %j', async (paymentStatus) => {
    const member = await addMember(app)
    await book(member)
    const body = { paymentId: newPaymentId(), paymentStatus }
    const answer = await member.call(completePayment, { body })
    expect(answer.errors?.map(({ path }) => path)).toEqual(['paymentStatus'])
    expect((await member.call(me)).reply().user.bookingCompleted).toBe(false)
  })

  test.each(['', 'short', 'x'.repeat(65), 'pay 12345678', "pay_'; DROP TABLE", 'pay_\u0000123456'])(
    'the payment id %j',
    async (paymentId) => {
      const member = await addMember(app)
      await book(member)
      const answer = await pay(member, paymentId)
      expect(answer.errors?.map(({ path }) => path)).toEqual(['paymentId'])
      expect(await payments()).toEqual([])
    },
  )

  test('an unknown method', async () => {
    const member = await addMember(app)
    await book(member)
    const body = { paymentId: newPaymentId(), paymentStatus: 'completed', paymentMethod: 'gold' }
    const answer = await member.call(completePayment, { body })
    expect(answer.errors).toEqual([fieldError('paymentMethod', 'Please select a payment method')])
  })

  test('anyone but a student with membership details [payment-13]', async () => {
    expect(await pay(openBrowser(app))).toMatchObject(refusal('notLoggedIn'))
    const newcomer = await addMember(app, { membership: false })
    expect(await pay(newcomer)).toMatchObject(refusal('membershipDetailsRequired'))
    const admin = await addMember(app, { role: 'admin' })
    expect(await pay(admin)).toMatchObject(refusal('notAllowed'))
  })
})

test('records the amount and the method [payment-14]', async () => {
  const member = await addMember(app)
  await book(member, { seat: 'A5' })
  const paymentId = newPaymentId()
  const body = { paymentId, paymentStatus: 'completed', paymentMethod: 'upi' }
  await member.call(completePayment, { body })
  const [booking] = await app.services.db.selectFrom('bookings').select('id').execute()
  expect(await payments()).toEqual([
    {
      id: paymentId,
      booking_id: booking?.id,
      amount: 1499,
      method: 'upi',
      status: 'completed',
      user_id: member.id,
      created_at: app.clock.now,
    },
  ])
})
