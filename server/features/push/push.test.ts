import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendExpiryReminders } from '#server/jobs/expiry-reminders.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, deactivate } from '#server/testing/members/add-members.ts'
import { buy, PASSWORD } from '#server/testing/members/members.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import {
  openPushService,
  PUSH_KEYS,
  type PushService,
  VAPID_VARIABLES,
} from '#server/testing/push-service.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { changeTourStatus } from '#shared/contract/tour/tour-management.ts'
import { deleteOwnUser, exportData } from '#shared/contract/user/privacy.ts'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '#shared/contract/user/push.ts'

const WAIT = { timeout: 20_000, interval: 50 }

let app: TestApp
let service: PushService
beforeAll(async () => {
  app = await createTestApp(VAPID_VARIABLES)
})
beforeEach(async () => {
  service = await openPushService()
})
afterEach(() => service.close())
afterAll(() => app.close())

let names = 0
async function addSubscribedMember(options: Parameters<typeof addMember>[1] = {}) {
  const member = await addMember(app, options)
  const endpoint = service.endpoint(`browser${++names}`)
  const saved = await member.call(subscribeToPush, { body: { endpoint, keys: PUSH_KEYS } })
  saved.expectSuccess()
  return { member, endpoint }
}

const endpointsOf = ({ id }: AddedMember) =>
  app.services.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', id)
    .execute()
    .then((rows) => rows.map(({ endpoint }) => endpoint))

/** Confirms a tour of a member, which notifies them. */
async function confirmTour({ email }: AddedMember): Promise<void> {
  const requested = await sendTourRequest(app, { email })
  const { _id: id } = requested.reply().data
  const admin = await addMember(app, { role: 'admin' })
  const moved = await admin.call(changeTourStatus, {
    params: { id },
    body: { status: 'confirmed' },
  })
  moved.expectSuccess()
}

test("a confirmed tour reaches the browser of the email's user, encrypted and signed [push-4]", async () => {
  const { member, endpoint } = await addSubscribedMember({ language: 'hi' })
  await confirmTour(member)
  await vi.waitUntil(() => service.received.length > 0, WAIT)
  const [pushed] = service.received
  expect(pushed?.notification).toEqual({
    title: 'आपकी विज़िट कन्फ़र्म हो गई है',
    body: '15 मार्च 2026, सुबह 9 से 10। हमें आपका इंतज़ार है।',
    url: '/tour',
    lang: 'hi',
  })
  expect(pushed?.claims).toEqual({
    aud: new URL(endpoint).origin,
    exp: app.clock.now.getTime() / 1000 + 12 * 60 * 60,
    sub: VAPID_VARIABLES.VAPID_SUBJECT,
  })
  expect(pushed?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
})

test('notifies a member once, three days before the membership ends [push-5]', async () => {
  const { member } = await addSubscribedMember({ language: 'mr' })
  await buy(member, { seat: 'A5', duration: '8 Days', start: '2026-03-12' })
  const start = app.clock.now
  try {
    for (let day = 0; day <= 9; day++) {
      await sendExpiryReminders(app.services)
      await sendExpiryReminders(app.services)
      app.clock.advance({ days: 1 })
    }
  } finally {
    app.clock.now = start
  }
  await vi.waitUntil(() => service.received.length > 0, WAIT)
  expect(service.received.map(({ notification }) => notification)).toEqual([
    {
      title: 'तुमची मेंबरशिप 3 दिवसांत संपणार आहे',
      body: 'सीट A5 ठेवण्यासाठी आत्ताच रिन्यू करा.',
      url: '/booking?renewal=true',
      lang: 'mr',
    },
  ])
})

test.each([404, 410])(
  'a subscription that the service answers with %d is removed [push-6]',
  async (status) => {
    const { member } = await addSubscribedMember()
    service.nextStatuses.push(status)
    await confirmTour(member)
    await vi.waitUntil(async () => (await endpointsOf(member)).length === 0, WAIT)
    expect(service.received).toHaveLength(1)
  },
)

test('a notification is sent again when the service is busy, but not when it rejects the message [push-7]', async () => {
  const { member } = await addSubscribedMember()
  service.nextStatuses.push(503)
  await confirmTour(member)
  await vi.waitUntil(() => service.received.length === 2, { ...WAIT, timeout: 50_000 })
  const { member: other } = await addSubscribedMember()
  service.nextStatuses.push(403)
  await confirmTour(other)
  await vi.waitUntil(() => service.received.length === 3, WAIT)
  expect(await endpointsOf(other)).toHaveLength(1)
}, 60_000)

describe('a subscription', () => {
  test('belongs to the user who subscribed last in that browser, and only they can end it [push-8]', async () => {
    const { member, endpoint } = await addSubscribedMember()
    const other = await addMember(app)
    const body = { endpoint, keys: PUSH_KEYS }
    const foreign = await other.call(unsubscribeFromPush, { body: { endpoint } })
    foreign.expectSuccess()
    expect(await endpointsOf(member)).toEqual([endpoint])
    const saved = await other.call(subscribeToPush, { body })
    saved.expectSuccess()
    expect([await endpointsOf(member), await endpointsOf(other)]).toEqual([[], [endpoint]])
    const ended = await other.call(unsubscribeFromPush, { body: { endpoint } })
    ended.expectSuccess()
    expect(await endpointsOf(other)).toEqual([])
  })

  test("is in the user's data file and erased with the account [push-9]", async () => {
    const { member, endpoint } = await addSubscribedMember()
    const { data } = (await member.call(exportData)).reply()
    expect(data.notifications).toEqual([{ endpoint, since: app.clock.now.toISOString() }])
    const erased = await member.call(deleteOwnUser, { body: { password: PASSWORD } })
    erased.expectSuccess()
    expect(await endpointsOf(member)).toEqual([])
  })

  test('of a deactivated user gets nothing [push-10]', async () => {
    const [{ member }, { member: active }] = [
      await addSubscribedMember(),
      await addSubscribedMember(),
    ]
    await deactivate(app, member.id)
    await confirmTour(member)
    await confirmTour(active)
    await vi.waitUntil(() => service.received.length > 0, WAIT)
    expect(service.received).toHaveLength(1)
  })

  test('replaces the oldest of ten [push-11]', async () => {
    const member = await addMember(app)
    for (let number = 0; number < 11; number++) {
      app.clock.advance({ seconds: 1 })
      const endpoint = service.endpoint(`many${number}`)
      const saved = await member.call(subscribeToPush, { body: { endpoint, keys: PUSH_KEYS } })
      saved.expectSuccess()
    }
    const kept = await endpointsOf(member)
    expect(kept).toHaveLength(10)
    expect(kept).not.toContain(service.endpoint('many0'))
  })

  test.each([
    [{ endpoint: 'not an address' }, 'endpoint'],
    [{ keys: { ...PUSH_KEYS, auth: 'short' } }, 'keys.auth'],
    // 65 bytes, but not on the curve.
    [{ keys: { ...PUSH_KEYS, p256dh: `B${'A'.repeat(86)}` } }, 'keys.p256dh'],
  ])('is refused with %j [push-12]', async (changed, path) => {
    const member = await addMember(app)
    const body = { endpoint: service.endpoint('x'), keys: PUSH_KEYS, ...changed }
    const answer = await member.call(subscribeToPush, { body })
    expect(answer.errors).toMatchObject([{ path, code: 'invalidValue' }])
  })
})

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/x',
])('an app with a public address sends nothing to %s [push-13]', async (endpoint) => {
  const publicApp = await createTestApp({
    ...VAPID_VARIABLES,
    PUBLIC_URL: 'https://hall.example.com',
  })
  try {
    const member = await addMember(publicApp)
    const answer = await member.call(subscribeToPush, { body: { endpoint, keys: PUSH_KEYS } })
    expect(answer.errors).toMatchObject([{ path: 'endpoint', code: 'invalidValue' }])
  } finally {
    await publicApp.close()
  }
})

test('without keys there are no notifications, and visitors never get any [push-14]', async () => {
  const off = await createTestApp()
  try {
    const member = await addMember(off)
    expect((await member.call(getPushKey)).reply().data).toEqual({ publicKey: null })
    const body = { endpoint: service.endpoint('off'), keys: PUSH_KEYS }
    expect(await member.call(subscribeToPush, { body })).toMatchObject(refusal('notFound'))
  } finally {
    await off.close()
  }
  const member = await addMember(app)
  const { data } = (await member.call(getPushKey)).reply()
  expect(data.publicKey).toBe(VAPID_VARIABLES.VAPID_PUBLIC_KEY)
  const visitor = openBrowser(app)
  expect(await visitor.call(getPushKey)).toMatchObject(refusal('notLoggedIn'))
})
