import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { freshStart } from '#server/testing/fresh-start.ts'
import { book, bookingOf, newPaymentId, pay } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/auth.ts'
import { renewMembership } from '#shared/contract/booking.ts'
import { completePayment } from '#shared/contract/payment.ts'
import { isMemberId } from '#shared/domain/member-id.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp()
})
beforeEach(() => freshStart(hall))
afterAll(() => hall.close())

const payments = () =>
  hall.services.db
    .selectFrom('payments')
    .select(['id', 'booking_id', 'amount', 'method', 'status', 'user_id', 'created_at'])
    .execute()

async function renew(member: Browser): Promise<void> {
  const details = bookingOf({ start: '2026-04-05', duration: '1 Month' })
  const answer = await member.ask(renewMembership, { body: { bookingDetails: details } })
  answer.reply()
}

describe('the first payment', () => {
  test('completes the booking and issues the member ID, with congratulations', async () => {
    const member = await addMember(hall)
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
    const { user } = (await member.ask(me)).reply()
    expect(user).toEqual({ ...reply.user, showCongratulations: false })
  })

  test('is followed by the welcome and a receipt', async () => {
    const member = await addMember(hall)
    await book(member, { seat: 'A5' })
    const paymentId = newPaymentId()
    const body = { paymentId, paymentStatus: 'completed', paymentMethod: 'cash' }
    const { dyanpittId } = (await member.ask(completePayment, { body })).reply()

    const welcome = await hall.mail(member.email, /welcome/i)
    expect(welcome.subject).toContain(dyanpittId)
    expect(welcome.text).toContain('Your seat is A5.')
    const receipt = await hall.mail(member.email, /receipt/i)
    expect(receipt.subject).toContain('₹1,499')
    expect(receipt.text).toContain(paymentId)
    expect(receipt.text).toContain('You paid in cash at the center.')
    expect(await hall.mailSubjects(member.email)).toEqual([])
  })
})

test('a later payment keeps the member ID and congratulates no more', async () => {
  const member = await addMember(hall)
  await book(member, { duration: '15 Days' })
  const first = (await pay(member)).reply()
  await hall.mail(member.email, /welcome/i)
  await hall.mail(member.email, /receipt/i)
  await renew(member)
  const second = (await pay(member)).reply()
  expect(second).toMatchObject({ dyanpittId: first.dyanpittId, showCongratulations: false })
  await hall.mail(member.email, /receipt/i)
  expect(await hall.mailSubjects(member.email)).toEqual([])
})

describe('the same payment again', () => {
  test('answers the same and changes nothing', async () => {
    const member = await addMember(hall)
    await book(member)
    const paymentId = newPaymentId()
    const first = await pay(member, paymentId)
    const again = await pay(member, paymentId)
    expect(first.status).toBe(200)
    expect(again.text).toBe(first.text)
    expect(await payments()).toHaveLength(1)
    const subjects = await hall.mailSubjects(member.email)
    expect(subjects.filter((subject) => /receipt/i.test(subject))).toHaveLength(1)
    expect(subjects).toHaveLength(2)
  })

  test('does not pay for a booking that came later', async () => {
    const member = await addMember(hall)
    await book(member, { duration: '15 Days' })
    const paymentId = newPaymentId()
    await pay(member, paymentId)
    await renew(member)
    const again = (await pay(member, paymentId)).reply()
    expect(again.user.pendingBooking).not.toBeNull()
    expect(again.user.membershipValidUntil).toBe('2026-03-25')
    expect(await payments()).toHaveLength(1)
  })

  test('10 times at once is one payment', async () => {
    const member = await addMember(hall)
    await book(member)
    const paymentId = newPaymentId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(member, paymentId)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.reply().showCongratulations).toBe(true)
    expect(await payments()).toHaveLength(1)
    expect(await hall.mailSubjects(member.email)).toHaveLength(2)
  })

  test('by another member is refused', async () => {
    const [member, other] = [await addMember(hall), await addMember(hall)]
    await book(member, { seat: 'A1' })
    await book(other, { seat: 'A2' })
    const paymentId = newPaymentId()
    await pay(member, paymentId)
    const stolen = await pay(other, paymentId)
    expect(stolen).toMatchObject(refusal('paymentIdUsed'))
    expect(stolen.text).not.toContain(member.email)
    const { user } = (await other.ask(me)).reply()
    expect(user).toMatchObject({ dyanpittId: null, pendingBooking: { preferredSeat: 'A2' } })
  })

  test('by two members at once pays for one of them', async () => {
    const [member, other] = [await addMember(hall), await addMember(hall)]
    await book(member, { seat: 'A1' })
    await book(other, { seat: 'A2' })
    const paymentId = newPaymentId()
    const answers = await Promise.all([pay(member, paymentId), pay(other, paymentId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await payments()).toHaveLength(1)
  })
})

describe('what is refused', () => {
  test('a payment for nothing', async () => {
    const member = await addMember(hall)
    expect(await pay(member)).toMatchObject(refusal('nothingToPay'))
    await book(member)
    await pay(member)
    expect(await pay(member)).toMatchObject(refusal('nothingToPay'))
    expect(await payments()).toHaveLength(1)
  })

  test.each(['failed', 'pending', '', 'COMPLETED'])('the status %j', async (paymentStatus) => {
    const member = await addMember(hall)
    await book(member)
    const body = { paymentId: newPaymentId(), paymentStatus }
    const answer = await member.ask(completePayment, { body })
    expect(answer.errors?.map(({ path }) => path)).toEqual(['paymentStatus'])
    expect((await member.ask(me)).reply().user.bookingCompleted).toBe(false)
  })

  test.each(['', 'short', 'x'.repeat(65), 'pay 12345678', "pay_'; DROP TABLE", 'pay_\u0000123456'])(
    'the payment id %j',
    async (paymentId) => {
      const member = await addMember(hall)
      await book(member)
      const answer = await pay(member, paymentId)
      expect(answer.errors?.map(({ path }) => path)).toEqual(['paymentId'])
      expect(await payments()).toEqual([])
    },
  )

  test('a method that the hall does not take', async () => {
    const member = await addMember(hall)
    await book(member)
    const body = { paymentId: newPaymentId(), paymentStatus: 'completed', paymentMethod: 'gold' }
    const answer = await member.ask(completePayment, { body })
    expect(answer.errors).toEqual([
      { path: 'paymentMethod', msg: 'Please select a payment method' },
    ])
  })

  test('whoever is not a student with membership details', async () => {
    expect(await pay(openBrowser(hall))).toMatchObject(refusal('notSignedIn'))
    const newcomer = await addMember(hall, { membership: false })
    expect(await pay(newcomer)).toMatchObject(refusal('membershipFirst'))
    const admin = await addMember(hall, { role: 'admin' })
    expect(await pay(admin)).toMatchObject(refusal('notAllowed'))
  })
})

test('the cash book has what was paid, and how', async () => {
  const member = await addMember(hall)
  await book(member, { seat: 'A5' })
  const paymentId = newPaymentId()
  const body = { paymentId, paymentStatus: 'completed', paymentMethod: 'upi' }
  await member.ask(completePayment, { body })
  const [booking] = await hall.services.db.selectFrom('bookings').select('id').execute()
  expect(await payments()).toEqual([
    {
      id: paymentId,
      booking_id: booking?.id,
      amount: 1499,
      method: 'upi',
      status: 'completed',
      user_id: member.id,
      created_at: hall.clock.now,
    },
  ])
})
