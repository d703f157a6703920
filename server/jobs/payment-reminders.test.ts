import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addMember, deactivate } from '#server/testing/members/add-members.ts'
import { book, buy, pay } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { sendPaymentReminders } from './payment-reminders.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const REMINDER_SUBJECT = /is held for you until/

async function reminders(member: { email: string }): Promise<string[]> {
  return (await app.mailSubjects(member.email)).filter((subject) => REMINDER_SUBJECT.test(subject))
}

/** Runs the job `minutes` later, twice: a restart may run it again. */
async function runAfter(minutes: number): Promise<void> {
  app.clock.advance({ minutes })
  await sendPaymentReminders(app.services)
  await sendPaymentReminders(app.services)
}

test('reminds a member once, ten minutes after an unpaid booking [mail-430]', async () => {
  const member = await addMember(app)
  ;(await book(member, { seat: 'A5' })).reply()
  await runAfter(9)
  expect(await reminders(member)).toEqual([])
  await runAfter(1)
  // Saved at 10:00 in the hall, held for 30 minutes.
  expect(await reminders(member)).toEqual(['Seat A5 is held for you until 10:30 AM'])
  await runAfter(5)
  expect(await reminders(member)).toHaveLength(1)
  const { text } = await app.mail(member.email, REMINDER_SUBJECT)
  expect(text).toContain('seat A5 in Dyandhara Kaksh')
  expect(text).toContain('The price is ₹1,499.')
  expect(text).toContain('/payment')
})

test('reminds once when several processes run at the same time [mail-431]', async () => {
  const member = await addMember(app)
  ;(await book(member)).reply()
  app.clock.advance({ minutes: 10 })
  await Promise.all(Array.from({ length: 6 }, () => sendPaymentReminders(app.services)))
  expect(await reminders(member)).toHaveLength(1)
})

describe('sends no reminder [mail-432]', () => {
  test('for a booking that was paid', async () => {
    const member = await addMember(app)
    await buy(member)
    await runAfter(10)
    expect(await reminders(member)).toEqual([])
  })

  test('for a booking that was replaced, but for the new one', async () => {
    const member = await addMember(app)
    ;(await book(member, { seat: 'A1' })).reply()
    app.clock.advance({ minutes: 5 })
    ;(await book(member, { seat: 'A2' })).reply()
    await runAfter(5)
    expect(await reminders(member)).toEqual([])
    await runAfter(5)
    expect(await reminders(member)).toEqual([expect.stringContaining('Seat A2')])
  })

  test('after the hold has ended', async () => {
    const member = await addMember(app)
    ;(await book(member)).reply()
    await runAfter(30)
    expect(await reminders(member)).toEqual([])
  })

  test('to a deactivated user', async () => {
    const member = await addMember(app)
    ;(await book(member)).reply()
    await deactivate(app, member.id)
    await runAfter(10)
    expect(await reminders(member)).toEqual([])
  })

  test('for a payment that is due at reception', async () => {
    await app.close()
    app = await createTestApp({ PAYMENTS: 'desk' })
    const member = await addMember(app)
    ;(await book(member)).reply()
    ;(await pay(member)).reply()
    await runAfter(10)
    expect(await reminders(member)).toEqual([])
  })
})
