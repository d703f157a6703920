import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TOUR } from '#server/testing/tours.ts'
import { requestTour, scanQr } from '#shared/contract/tour.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => hall.close())

const WAIT = /^Too many attempts\. Please wait \d+ seconds and try again\.$/

function expectToWait(answer: { status: number; message: string | undefined; headers: object }) {
  expect(answer.status).toBe(429)
  expect(answer.message).toMatch(WAIT)
  const { 'retry-after': seconds } = answer.headers as Record<string, unknown>
  expect(Number(seconds)).toBeGreaterThan(0)
}

/** An address of its own for each, so that only what is counted otherwise can refuse. */
let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

function askFor(email: string, address = newAddress()) {
  return openBrowser(hall, { address }).ask(requestTour, { body: { ...TOUR, email } })
}

test('no more than 5 tours an hour are asked for with one email, whatever the address', async () => {
  const statuses = []
  for (let asked = 0; asked < 5; asked++) statuses.push((await askFor('one@example.com')).status)
  expect(statuses).toEqual([200, 409, 409, 409, 409])
  expectToWait(await askFor('ONE@example.com'))
  expect((await askFor('other@example.com')).status).toBe(200)
})

test('no more than 60 tours an hour are asked for from one address', async () => {
  const { limits } = hall.services
  const address = newAddress()
  for (let asked = 0; asked < 60; asked++) expect(await limits.count('toursFrom', address)).toBe(0)
  expectToWait(await askFor('late@example.com', address))
  expect((await askFor('late@example.com')).status).toBe(200)
})

test('a form that is refused counts for nothing', async () => {
  const wrong = { ...TOUR, email: 'slip@example.com', tourTime: '' }
  const address = newAddress()
  for (let slips = 0; slips < 6; slips++) {
    const answer = await openBrowser(hall, { address }).ask(requestTour, { body: wrong })
    expect(answer.status).toBe(400)
  }
  expect((await askFor('slip@example.com')).status).toBe(200)
})

const UNKNOWN = JSON.stringify({ type: 'VISITOR_PASS', id: crypto.randomUUID() })

async function deskAt(address: string) {
  const { token } = await addMember(hall, { role: 'admin', membership: false })
  return Object.assign(openBrowser(hall, { address }), { token })
}

test('an admin scans no more than 60 passes a minute; another admin goes on', async () => {
  const address = newAddress()
  const desk = await deskAt(address)
  for (let scans = 0; scans < 60; scans++) {
    expect((await desk.ask(scanQr, { body: { qrData: UNKNOWN } })).status).toBe(404)
  }
  expectToWait(await desk.ask(scanQr, { body: { qrData: UNKNOWN } }))
  const neighbour = await deskAt(address)
  expect((await neighbour.ask(scanQr, { body: { qrData: UNKNOWN } })).status).toBe(404)
})

test('no more than 180 passes a minute are scanned from one address', async () => {
  const { limits } = hall.services
  const address = newAddress()
  for (let scans = 0; scans < 180; scans++) expect(await limits.count('scansFrom', address)).toBe(0)
  const desk = await deskAt(address)
  expectToWait(await desk.ask(scanQr, { body: { qrData: UNKNOWN } }))
})
