import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorReply } from '#shared/contract/error-reply.ts'
import { openBrowser } from './testing/browser.ts'
import { expectRateLimited } from './testing/expect-rate-limited.ts'
import { addMember } from './testing/members/add-members.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const PATHS = [
  '/api/member/selfie',
  `/api/admin/users/${crypto.randomUUID()}/selfie`,
  `/api/admin/cash/expenses/${crypto.randomUUID()}/bill`,
  `/api/admin/bookings/${crypto.randomUUID()}/screenshot`,
  `/uploads/avatars/${crypto.randomUUID()}.webp`,
]

let app: TestApp
let unlimited: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  unlimited = await createTestApp()
})
afterAll(async () => {
  await app.close()
  await unlimited.close()
})

/** Sends a number of requests, expects the same status for all of them, and returns it. */
async function commonStatus(
  times: number,
  send: () => Promise<{ statusCode: number }>,
): Promise<number> {
  const statuses = new Set<number>()
  for (let sent = 0; sent < times; sent++) statuses.add((await send()).statusCode)
  expect(statuses.size).toBe(1)
  return [...statuses][0] ?? 0
}

test.each(PATHS)(
  '%s allows 600 requests a minute from one address and then returns 429 [security-20]',
  async (path) => {
    const { token } = await addMember(app, { role: 'admin', membership: false })
    const getFrom = (address: string) =>
      Object.assign(openBrowser(app, { address }), { token }).get(path)
    expect(await commonStatus(600, () => getFrom('198.51.100.1'))).toBe(404)
    const { statusCode, headers, payload } = await getFrom('198.51.100.1')
    await expectRateLimited(
      { ...errorReply.parse(JSON.parse(payload)), status: statusCode, headers },
      60,
    )
    expect((await getFrom('203.0.113.1')).statusCode).toBe(404)
  },
  30_000,
)

test('RATE_LIMITS=off disables the limits', async () => {
  const { token } = await addMember(unlimited, { role: 'admin', membership: false })
  const browser = Object.assign(openBrowser(unlimited), { token })
  expect(await commonStatus(601, () => browser.get(PATHS[2] ?? ''))).toBe(404)
  const { limits } = unlimited.services
  for (let tries = 0; tries < 200; tries++) expect(await limits.count('login', 'anybody')).toBe(0)
})
