import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#server/testing/browser.ts'
import { expectToWait } from '#server/testing/expect-to-wait.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { TOUR } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { requestTour, scanQr } from '#shared/contract/tour.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

/** A different address for each, so that only the other limits apply. */
let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

function askFor(email: string, address = newAddress()) {
  return openBrowser(app, { address }).ask(requestTour, { body: { ...TOUR, email } })
}

test('no more than 5 tours an hour are asked for with one email, whatever the address', async () => {
  const statuses = []
  for (let asked = 0; asked < 5; asked++) statuses.push((await askFor('one@example.com')).status)
  expect(statuses).toEqual([200, 409, 409, 409, 409])
  await expectToWait(askFor('ONE@example.com'), 60 * 60)
  expect((await askFor('other@example.com')).status).toBe(200)
})

test('no more than 60 tours an hour are asked for from one address', async () => {
  const { limits } = app.services
  const address = newAddress()
  for (let asked = 0; asked < 60; asked++) expect(await limits.count('toursFrom', address)).toBe(0)
  await expectToWait(askFor('late@example.com', address), 60 * 60)
  expect((await askFor('late@example.com')).status).toBe(200)
})

test('tours refused to one email or one address use up nothing of the other’s', async () => {
  const { limits } = app.services
  const [busy, quiet] = [newAddress(), newAddress()]
  for (let asked = 0; asked < 60; asked++) expect(await limits.count('toursFrom', busy)).toBe(0)
  for (let asked = 0; asked < 6; asked++) {
    await expectToWait(askFor('spared@example.com', busy), 60 * 60)
  }
  expect((await askFor('spared@example.com', quiet)).status).toBe(200)

  for (let asked = 0; asked < 61; asked++) await askFor('eager@example.com', quiet)
  expect((await askFor('neighbour@example.com', quiet)).status).toBe(200)
})

test('a form that is refused counts for nothing', async () => {
  const wrong = { ...TOUR, email: 'slip@example.com', tourTime: '' }
  const address = newAddress()
  for (let slips = 0; slips < 6; slips++) {
    const answer = await openBrowser(app, { address }).ask(requestTour, { body: wrong })
    expect(answer.status).toBe(400)
  }
  expect((await askFor('slip@example.com')).status).toBe(200)
})

const UNKNOWN = JSON.stringify({ type: 'VISITOR_PASS', id: crypto.randomUUID() })

async function deskAt(address: string) {
  const { token } = await addMember(app, { role: 'admin', membership: false })
  return Object.assign(openBrowser(app, { address }), { token })
}

test('an admin scans no more than 60 passes a minute; another admin goes on', async () => {
  const address = newAddress()
  const desk = await deskAt(address)
  for (let scans = 0; scans < 60; scans++) {
    expect((await desk.ask(scanQr, { body: { qrData: UNKNOWN } })).status).toBe(404)
  }
  await expectToWait(desk.ask(scanQr, { body: { qrData: UNKNOWN } }), 60)
  const neighbour = await deskAt(address)
  expect((await neighbour.ask(scanQr, { body: { qrData: UNKNOWN } })).status).toBe(404)
})

test('no more than 180 passes a minute are scanned from one address', async () => {
  const { limits } = app.services
  const address = newAddress()
  for (let scans = 0; scans < 180; scans++) expect(await limits.count('scansFrom', address)).toBe(0)
  const desk = await deskAt(address)
  await expectToWait(desk.ask(scanQr, { body: { qrData: UNKNOWN } }), 60)
})

test('one admin’s scans that are refused do not stop the desks beside', async () => {
  const address = newAddress()
  const desk = await deskAt(address)
  for (let scans = 0; scans < 200; scans++) await desk.ask(scanQr, { body: { qrData: UNKNOWN } })
  const neighbour = await deskAt(address)
  expect((await neighbour.ask(scanQr, { body: { qrData: UNKNOWN } })).status).toBe(404)
})
