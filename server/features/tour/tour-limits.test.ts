import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { TOUR } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { requestTour, scanQr } from '#shared/contract/tour/tour.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

/** Requests come from different addresses unless a test says otherwise, so that only the other limits apply. */
let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

function requestTourFor(email: string, address = newAddress()) {
  return openBrowser(app, { address }).call(requestTour, { body: { ...TOUR, email } })
}

test('limits tour requests to 5 an hour per email, from all addresses together [security-51]', async () => {
  const statuses = []
  for (let sent = 0; sent < 5; sent++)
    statuses.push((await requestTourFor('one@example.com')).status)
  expect(statuses).toEqual([200, 409, 409, 409, 409])
  await expectRateLimited(requestTourFor('ONE@example.com'), 60 * 60)
  expect((await requestTourFor('other@example.com')).status).toBe(200)
})

test('limits tour requests to 60 an hour per address', async () => {
  const { limits } = app.services
  const address = newAddress()
  for (let sent = 0; sent < 60; sent++) expect(await limits.count('toursFrom', address)).toBe(0)
  await expectRateLimited(requestTourFor('late@example.com', address), 60 * 60)
  expect((await requestTourFor('late@example.com')).status).toBe(200)
})

test("a request refused by the email's limit does not count for the address, and vice versa", async () => {
  const { limits } = app.services
  const [busy, quiet] = [newAddress(), newAddress()]
  for (let sent = 0; sent < 60; sent++) expect(await limits.count('toursFrom', busy)).toBe(0)
  for (let sent = 0; sent < 6; sent++) {
    await expectRateLimited(requestTourFor('spared@example.com', busy), 60 * 60)
  }
  expect((await requestTourFor('spared@example.com', quiet)).status).toBe(200)

  for (let sent = 0; sent < 61; sent++) await requestTourFor('eager@example.com', quiet)
  expect((await requestTourFor('neighbour@example.com', quiet)).status).toBe(200)
})

test('an invalid form does not count', async () => {
  const wrong = { ...TOUR, email: 'slip@example.com', tourTime: '' }
  const address = newAddress()
  for (let slips = 0; slips < 6; slips++) {
    const answer = await openBrowser(app, { address }).call(requestTour, { body: wrong })
    expect(answer.status).toBe(400)
  }
  expect((await requestTourFor('slip@example.com')).status).toBe(200)
})

const UNKNOWN = JSON.stringify({ type: 'VISITOR_PASS', id: crypto.randomUUID() })

async function deskAt(address: string) {
  const { token } = await addMember(app, { role: 'admin', membership: false })
  return Object.assign(openBrowser(app, { address }), { token })
}

test('limits scans to 60 a minute per admin, without affecting others', async () => {
  const address = newAddress()
  const desk = await deskAt(address)
  for (let scans = 0; scans < 60; scans++) {
    expect((await desk.call(scanQr, { body: { qrData: UNKNOWN } })).status).toBe(404)
  }
  await expectRateLimited(desk.call(scanQr, { body: { qrData: UNKNOWN } }), 60)
  const neighbour = await deskAt(address)
  expect((await neighbour.call(scanQr, { body: { qrData: UNKNOWN } })).status).toBe(404)
})

test('limits scans to 180 a minute per address', async () => {
  const { limits } = app.services
  const address = newAddress()
  for (let scans = 0; scans < 180; scans++) expect(await limits.count('scansFrom', address)).toBe(0)
  const desk = await deskAt(address)
  await expectRateLimited(desk.call(scanQr, { body: { qrData: UNKNOWN } }), 60)
})

test("an admin's refused scans do not count for other admins at the same address", async () => {
  const address = newAddress()
  const desk = await deskAt(address)
  for (let scans = 0; scans < 200; scans++) await desk.call(scanQr, { body: { qrData: UNKNOWN } })
  const neighbour = await deskAt(address)
  expect((await neighbour.call(scanQr, { body: { qrData: UNKNOWN } })).status).toBe(404)
})
