import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import { qrText } from '#server/testing/qr-text.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { cancelOwnTour, moveOwnTour, passStatus } from '#shared/contract/tour/tour.ts'
import { changeTourStatus, listTours } from '#shared/contract/tour/tour-management.ts'

let app: TestApp
let admin: Browser
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  admin = await addMember(app, { role: 'admin' })
})
afterAll(() => app.close())

const TO = { tourDate: '2026-03-20', tourTime: '5:30 PM - 6:30 PM' }

let addresses = 0
/** Each call comes from an address of its own, so that only the limit of the tour counts. */
const move = (id: string, to: Partial<typeof TO> = {}) =>
  openBrowser(app, { address: `203.0.113.${(addresses++ % 250) + 1}` }).call(moveOwnTour, {
    body: { id, ...TO, ...to },
  })

async function newTour(email: string): Promise<string> {
  const id = (await sendTourRequest(app, { email })).reply().data._id
  await app.mail(email, /visitor pass/)
  return id
}

test('a visitor moves the tour of a pass and gets the new pass by email, once [tour-726]', async () => {
  const email = 'moves@example.com'
  const id = await newTour(email)
  for (const _ of ['first', 'repeated']) {
    expect((await move(id)).reply()).toEqual({
      success: true,
      message: 'Day and time changed',
      data: { tourStatus: 'pending', ...TO },
    })
  }
  const mail = await app.mail(email, /Your tour is now on 20 Mar 2026/)
  expect(mail.text).toContain('Your tour is now on Fri, 20 Mar 2026, 5:30 PM - 6:30 PM.')
  const [pass] = mail.attachments
  expect(JSON.parse(await qrText(new Uint8Array(pass?.bytes ?? [])))).toMatchObject({ id, ...TO })
  const calendar = mail.attachments.find(({ name }) => name === 'tour.ics')
  expect(new TextDecoder().decode(calendar?.bytes)).toContain('DTSTART:20260320T120000Z')
  expect(await app.mailSubjects(email)).toEqual([])
  const { data } = (await admin.call(listTours, { query: { search: email } })).reply()
  expect(data, "reception's list has the new time").toMatchObject([
    { ...TO, tourStatus: 'pending' },
  ])
})

test('a confirmed tour stays confirmed; one that is over or unknown is refused [tour-727]', async () => {
  const id = await newTour('confirmed@example.com')
  const set = (status: 'confirmed' | 'completed') =>
    admin.call(changeTourStatus, { params: { id }, body: { status, confirmOtherDay: true } })
  await set('confirmed')
  expect((await move(id)).reply().data.tourStatus).toBe('confirmed')
  await set('completed')
  const completed = refusal('tourStatusChanged', { status: 'completed' })
  expect(await move(id, { tourDate: '2026-03-21' })).toMatchObject(completed)
  expect(await move(crypto.randomUUID())).toMatchObject(refusal('tourNotFound'))
  expect(await move(id, { tourTime: '' })).toMatchObject(completed)
})

test('only to a day and slot that a request may have [tour-728]', async () => {
  const id = await newTour('slots@example.com')
  expect(await move(id, { tourDate: TODAY })).toMatchObject(refusal('tourDateTooSoon'))
  const invalid = await move(id, { tourDate: '2026-04-10', tourTime: '8:00 AM - 9:00 AM' })
  expect(invalid).toMatchObject(refusal('validationFailed'))
  expect(invalid.errors?.map(({ path }) => path)).toEqual(['tourDate', 'tourTime'])
  expect(await app.mailSubjects('slots@example.com')).toEqual([])
})

test('of a simultaneous change and cancellation, the cancellation always stays [tour-729]', async () => {
  for (const round of [1, 2, 3, 4]) {
    const id = await newTour(`races${round}@example.com`)
    const cancel = openBrowser(app, { address: `198.51.100.${round}` }).call(cancelOwnTour, {
      body: { id },
    })
    const [moved, cancelled] = await Promise.all([move(id), cancel])
    expect(cancelled.status).toBe(200)
    if (moved.status !== 200) {
      expect(moved).toMatchObject(refusal('tourStatusChanged', { status: 'cancelled' }))
    }
    const { data } = (await openBrowser(app).call(passStatus, { body: { id } })).reply()
    expect(data.tourStatus).toBe('cancelled')
    expect(data.tourDate).toBe(moved.status === 200 ? TO.tourDate : '2026-03-15')
  }
})

test('limits the changes of one tour, which each send an email [tour-734]', async () => {
  const id = await newTour('often@example.com')
  for (let day = 11; day <= 20; day++) {
    expect((await move(id, { tourDate: `2026-03-${day}` })).status).toBe(200)
  }
  await expectRateLimited(move(id, { tourDate: '2026-03-21' }), 60 * 60)
})
