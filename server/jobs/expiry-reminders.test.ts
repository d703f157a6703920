import { afterEach, beforeEach, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import type { Browser } from '#server/testing/browser.ts'
import { bookingOf, buy, pay } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { renewMembership } from '#shared/contract/booking.ts'
import { remindOfExpiry } from './expiry-reminders.ts'

let hall: TestApp
beforeEach(async () => {
  hall = await createTestApp()
})
afterEach(() => hall.close())

const DAYS = 10
const EXPIRES = /expires/i

/** Lets the days pass one by one, with the job on each, and answers the subjects by day. */
async function remindedOn(email: string): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {}
  let known = 0
  for (let day = 0; day <= DAYS; day++) {
    // Twice a day: a restart may run it again.
    await remindOfExpiry(hall.services)
    await remindOfExpiry(hall.services)
    const subjects = (await hall.mailSubjects(email)).filter((subject) => EXPIRES.test(subject))
    if (subjects.length > known) found[DAYS - day] = subjects.slice(known)
    known = subjects.length
    hall.clock.pass({ days: 1 })
  }
  return found
}

/** A membership that ends ten days after the start of the test. */
const ending = { seat: 'A1', duration: '8 Days', start: '2026-03-12' } as const

async function renew(member: Browser): Promise<void> {
  const details = bookingOf({ seat: 'A1', duration: '1 Month', start: '2026-03-20' })
  const answer = await member.ask(renewMembership, { body: { bookingDetails: details } })
  answer.reply()
}

test('a member is reminded 7, 3 and 1 days before the end, once each', async () => {
  const member = await addMember(hall)
  await buy(member, ending)
  expect(await remindedOn(member.email)).toEqual({
    7: ['Your membership expires in 7 days'],
    3: ['Your membership expires in 3 days'],
    1: ['Your membership expires in 1 day'],
  })
})

test('a renewal that is paid ends the reminders; one that waits for payment does not', async () => {
  const [renewed, waiting] = [await addMember(hall), await addMember(hall)]
  await buy(renewed, ending)
  await buy(waiting, { ...ending, seat: 'A2' })
  await renew(renewed)
  await pay(renewed)
  const answer = await waiting.ask(renewMembership, {
    body: { bookingDetails: bookingOf({ seat: 'A2', duration: '1 Month', start: '2026-03-20' }) },
  })
  answer.reply()
  hall.clock.pass({ days: 3 })
  await remindOfExpiry(hall.services)
  expect(await hall.mailSubjects(waiting.email)).toContain('Your membership expires in 7 days')
  const subjects = await hall.mailSubjects(renewed.email)
  expect(subjects.filter((subject) => EXPIRES.test(subject))).toEqual([])
})

test('a member whose booking was never paid, or who has left, hears nothing', async () => {
  const [unpaid, gone] = [await addMember(hall), await addMember(hall)]
  await buy(gone, { ...ending, seat: 'A2' })
  await hall.services.db
    .updateTable('users')
    .set({ deactivated_at: hall.clock.now })
    .where('id', '=', gone.id)
    .execute()
  hall.clock.pass({ days: 3 })
  await remindOfExpiry(hall.services)
  expect(await hall.mailSubjects(unpaid.email)).toEqual([])
  const subjects = await hall.mailSubjects(gone.email)
  expect(subjects.filter((subject) => EXPIRES.test(subject))).toEqual([])
})

test('two processes that remind at once send each reminder once', async () => {
  const member = await addMember(hall)
  await buy(member, ending)
  hall.clock.pass({ days: 3 })
  await Promise.all(Array.from({ length: 6 }, () => remindOfExpiry(hall.services)))
  const subjects = await hall.mailSubjects(member.email)
  expect(subjects.filter((subject) => EXPIRES.test(subject))).toHaveLength(1)
})
