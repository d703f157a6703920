import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PUSH_QUEUE } from '#server/db/connection/job-queues.ts'
import { sendDueReminders } from '#server/jobs/due-reminders.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { bookingOf } from '#server/testing/members/front-desk.ts'
import { reserveSeat } from '#server/testing/members/members.ts'
import {
  openPushService,
  PUSH_KEYS,
  type PushService,
  VAPID_VARIABLES,
} from '#server/testing/push-service.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { confirmUtr, rejectUtr, sendUtr } from '#shared/contract/money/upi-claim.ts'
import { subscribeToPush } from '#shared/contract/user/push.ts'
import { addDays } from '#shared/domain/calendar-day.ts'

const WAIT = { timeout: 20_000, interval: 50 }
const UTR = '512345678901'

let app: TestApp
let service: PushService
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ ...VAPID_VARIABLES, PAYMENTS: 'desk' })
  admin = await addMember(app, { role: 'admin', membership: false })
})
beforeEach(async () => {
  service = await openPushService()
})
afterEach(() => service.close())
afterAll(() => app.close())

/** A member with notifications in Marathi who has reserved a seat, and the booking's ID as a parameter. */
async function reserve(seat: string) {
  const member = await addMember(app, { language: 'mr' })
  const body = { endpoint: service.endpoint(`browser-${seat}`), keys: PUSH_KEYS }
  const saved = await member.call(subscribeToPush, { body })
  saved.expectSuccess()
  await reserveSeat(member, { seat })
  return { member, params: { id: (await bookingOf(admin, member)).id } }
}

test("reception's decisions on a UTR reach the member's browser, each once [push-17]", async () => {
  const { member, params } = await reserve('A5')
  await member.call(sendUtr, { body: { utr: UTR } })
  const rejection = { params, body: { utr: UTR, reason: 'notReceived', note: '' } } as const
  await Promise.all([admin.call(rejectUtr, rejection), admin.call(rejectUtr, rejection)])
  await vi.waitUntil(() => service.received.length === 1, WAIT)
  await member.call(sendUtr, { body: { utr: UTR } })
  const confirmation = { params, body: { utr: UTR } }
  await Promise.all([admin.call(confirmUtr, confirmation), admin.call(confirmUtr, confirmation)])
  await vi.waitUntil(() => service.received.length > 1, WAIT)
  expect(service.received.map(({ notification }) => notification)).toEqual([
    {
      title: 'तुमच्या ₹1,499 च्या पेमेंटची खात्री करता आली नाही',
      body: 'कारण आणि आता काय करायचे ते पाहा.',
      url: '/payment',
      lang: 'mr',
    },
    {
      title: 'तुमचे ₹1,499 चे पेमेंट कन्फर्म झाले आहे',
      body: 'सीट A5 तुमची झाली. पावती अ‍ॅपमध्ये आहे.',
      url: '/dashboard',
      lang: 'mr',
    },
  ])
})

test("a due's reminder reaches the member's browser once [push-19]", async () => {
  const { params } = await reserve('A3')
  const part = { amount: 500, payableOn: addDays(app.services.today(), 3) }
  const body = { paymentMethod: 'cash', part } as const
  ;(await admin.call(confirmPayment, { params, body })).expectSuccess()
  await sendDueReminders(app.services)
  await sendDueReminders(app.services)
  await vi.waitUntil(() => service.received.length > 0, WAIT)
  expect(service.received.map(({ notification }) => notification)).toEqual([
    {
      title: '13 मार्च 2026 पर्यंत ₹499 भरा',
      body: 'सीट A3 ची ही बाकी रक्कम आहे. रिसेप्शनवर रोख किंवा UPI ने भरा.',
      url: '/receipts',
      lang: 'mr',
    },
  ])
})

test('a payment at reception queues no notification [push-18]', async () => {
  const { params } = await reserve('A4')
  const before = await notificationJobs()
  const paid = await admin.call(confirmPayment, { params, body: { paymentMethod: 'cash' } })
  paid.expectSuccess()
  expect(await notificationJobs()).toBe(before)
})

/** How many notifications were queued, also those that were sent. */
async function notificationJobs(): Promise<number> {
  const { rows } = await sql`SELECT FROM pgboss.job WHERE name = ${PUSH_QUEUE}`.execute(
    app.services.db,
  )
  return rows.length
}
