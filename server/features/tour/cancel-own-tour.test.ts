import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { sendTourRequest, TOUR } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { cancelOwnTour } from '#shared/contract/tour/tour.ts'
import { changeTourStatus } from '#shared/contract/tour/tour-management.ts'

let app: TestApp
let visitor: Browser
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  visitor = openBrowser(app)
})
afterAll(() => app.close())

const cancel = (id: string) => visitor.call(cancelOwnTour, { body: { id } })

async function newTour(email: string): Promise<string> {
  return (await sendTourRequest(app, { email })).reply().data._id
}

test('a visitor cancels the tour of a pass and gets one email, even after a repeated call [tour-720]', async () => {
  const email = 'cancels@example.com'
  const id = await newTour(email)
  await app.mail(email, /visitor pass/)
  for (const _ of ['first', 'repeated']) {
    expect((await cancel(id)).reply()).toEqual({
      success: true,
      message: 'Tour cancelled',
      data: { tourStatus: 'cancelled', tourDate: TOUR.tourDate, tourTime: TOUR.tourTime },
    })
  }
  expect((await app.mail(email, /cancelled/)).text).toContain('is cancelled')
  expect(await app.mailSubjects(email)).toEqual([])
  // The visitor can request another one.
  expect((await sendTourRequest(app, { email })).status).toBe(200)
})

test('refuses to cancel a tour that was completed, and an unknown one [tour-721]', async () => {
  const admin = await addMember(app, { role: 'admin' })
  const id = await newTour('completes@example.com')
  for (const status of ['confirmed', 'completed'] as const) {
    const body = { status, confirmOtherDay: true }
    await admin.call(changeTourStatus, { params: { id }, body })
  }
  expect(await cancel(id)).toMatchObject(refusal('tourStatusChanged', { status: 'completed' }))
  expect(await cancel(crypto.randomUUID())).toMatchObject(refusal('tourNotFound'))
  expect(await cancel('1')).toMatchObject(invalid(['id', 'Please enter the id of a tour']))
})

test('limits the attempts of one address [tour-722]', async () => {
  const guesser = openBrowser(app, { address: '203.0.113.9' })
  const guess = () => guesser.call(cancelOwnTour, { body: { id: crypto.randomUUID() } })
  const guesses = await Promise.all(Array.from({ length: 10 }, guess))
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]))
  await expectRateLimited(guess(), 60)
})
