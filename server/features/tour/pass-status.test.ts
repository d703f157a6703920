import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { passStatus } from '#shared/contract/tour/tour.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'

let app: TestApp
let browser: Browser
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  browser = openBrowser(app)
})
afterAll(() => app.close())

const ask = (id: string) => browser.call(passStatus, { body: { id } })

test("returns only status, day and time of a pass's tour, in each status [tour-515]", async () => {
  const { _id, tourDate, tourTime } = (await sendTourRequest(app)).reply().data
  expect((await ask(_id)).reply()).toEqual({
    success: true,
    data: { tourStatus: 'pending', tourDate, tourTime },
  })
  for (const status of ['confirmed', 'cancelled', 'completed'] satisfies TourStatus[]) {
    const completed_at = status === 'completed' ? app.clock.now : null
    await app.services.db.updateTable('tour_requests').set({ status, completed_at }).execute()
    expect((await ask(_id)).reply().data).toEqual({ tourStatus: status, tourDate, tourTime })
  }
})

test('refuses an ID without a tour, and anything that is not a pass ID [tour-516]', async () => {
  expect(await ask(crypto.randomUUID())).toMatchObject(refusal('tourNotFound'))
  expect(await ask('1')).toMatchObject(invalid(['id', 'Please enter the id of a tour']))
  const answer = await browser.call(passStatus, { body: { email: 'visitor@example.com' } })
  expect(answer).toMatchObject(invalid(['id', 'Please enter the id of a tour']))
})

test('limits the requests of one address [tour-517]', async () => {
  const guesser = openBrowser(app, { address: '203.0.113.9' })
  const guess = () => guesser.call(passStatus, { body: { id: crypto.randomUUID() } })
  const guesses = await Promise.all(Array.from({ length: 60 }, guess))
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]))
  await expectRateLimited(guess(), 60)
})
