import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Browser } from '#server/testing/browser.ts'
import { addMember, deactivate } from '#server/testing/members/add-members.ts'
import { book, bookingOf, buy, pay } from '#server/testing/members/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { renewMembership } from '#shared/contract/booking/booking.ts'
import { sendExpiryReminders } from './expiry-reminders.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const DAYS = 10
const EXPIRY_SUBJECT = /expires/i

/** Runs the job on each of the next days. Returns the subjects by the number of days left. */
async function remindersByDaysLeft(email: string): Promise<Record<number, string[]>> {
  const reminders: Record<number, string[]> = {}
  let known = 0
  for (let day = 0; day <= DAYS; day++) {
    // Twice a day, because a restart may run it again.
    await sendExpiryReminders(app.services)
    await sendExpiryReminders(app.services)
    const subjects = (await app.mailSubjects(email)).filter((subject) =>
      EXPIRY_SUBJECT.test(subject),
    )
    if (subjects.length > known) reminders[DAYS - day] = subjects.slice(known)
    known = subjects.length
    app.clock.advance({ days: 1 })
  }
  return reminders
}

/** A membership that ends ten days after the start of the test. */
const ending = { seat: 'A1', duration: '8 Days', start: '2026-03-12' } as const

async function renew(member: Browser): Promise<void> {
  const details = bookingOf({ seat: 'A1', duration: '1 Month', start: '2026-03-20' })
  const answer = await member.call(renewMembership, { body: { bookingDetails: details } })
  answer.expectSuccess()
}

test('reminds a member 7, 3 and 1 days before the end, once each [mail-1]', async () => {
  const member = await addMember(app)
  await buy(member, ending)
  expect(await remindersByDaysLeft(member.email)).toEqual({
    7: ['Your membership expires in 7 days'],
    3: ['Your membership expires in 3 days'],
    1: ['Your membership expires in 1 day'],
  })
})

test('stops reminding after a paid renewal, but not after an unpaid one', async () => {
  const [renewed, waiting] = [await addMember(app), await addMember(app)]
  await buy(renewed, ending)
  await buy(waiting, { ...ending, seat: 'A2' })
  await renew(renewed)
  await pay(renewed)
  const answer = await waiting.call(renewMembership, {
    body: { bookingDetails: bookingOf({ seat: 'A2', duration: '1 Month', start: '2026-03-20' }) },
  })
  answer.expectSuccess()
  app.clock.advance({ days: 3 })
  await sendExpiryReminders(app.services)
  expect(await app.mailSubjects(waiting.email)).toContain('Your membership expires in 7 days')
  const subjects = await app.mailSubjects(renewed.email)
  expect(subjects.filter((subject) => EXPIRY_SUBJECT.test(subject))).toEqual([])
})

test('does not remind members with unpaid bookings or deactivated users', async () => {
  const [unpaid, deactivated] = [await addMember(app), await addMember(app)]
  const booked = await book(unpaid, ending)
  booked.expectSuccess()
  await buy(deactivated, { ...ending, seat: 'A2' })
  await deactivate(app, deactivated.id)
  app.clock.advance({ days: 3 })
  await sendExpiryReminders(app.services)
  expect(await app.mailSubjects(unpaid.email)).toEqual([])
  const subjects = await app.mailSubjects(deactivated.email)
  expect(subjects.filter((subject) => EXPIRY_SUBJECT.test(subject))).toEqual([])
})

test('sends each reminder once when the job runs six times concurrently', async () => {
  const member = await addMember(app)
  await buy(member, ending)
  app.clock.advance({ days: 3 })
  await Promise.all(Array.from({ length: 6 }, () => sendExpiryReminders(app.services)))
  const subjects = await app.mailSubjects(member.email)
  expect(subjects.filter((subject) => EXPIRY_SUBJECT.test(subject))).toHaveLength(1)
})
