import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from './testing/added-members.ts'
import { openBrowser } from './testing/browser.ts'
import { expectToWait } from './testing/expect-to-wait.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const PATHS = [
  '/api/member/selfie',
  `/api/admin/users/${crypto.randomUUID()}/selfie`,
  `/uploads/avatars/${crypto.randomUUID()}.webp`,
]

let hall: TestApp
let unlimited: TestApp
beforeAll(async () => {
  hall = await createTestApp({ RATE_LIMITS: 'on' })
  unlimited = await createTestApp()
})
afterAll(async () => {
  await hall.close()
  await unlimited.close()
})

/** Answers the status of the last of so many requests. */
async function last(times: number, ask: () => Promise<{ statusCode: number }>): Promise<number> {
  const statuses = new Set<number>()
  for (let asked = 0; asked < times; asked++) statuses.add((await ask()).statusCode)
  expect(statuses.size).toBe(1)
  return [...statuses][0] ?? 0
}

test.each(PATHS)(
  '%s is given 600 times a minute to one address, and then it must wait',
  async (path) => {
    const { token } = await addMember(hall, { role: 'admin', membership: false })
    const from = (address: string) =>
      Object.assign(openBrowser(hall, { address }), { token }).get(path)
    expect(await last(600, () => from('198.51.100.1'))).toBe(404)
    const { statusCode, headers, payload } = await from('198.51.100.1')
    const { message } = JSON.parse(payload)
    await expectToWait({ status: statusCode, headers, message }, 60)
    expect((await from('203.0.113.1')).statusCode).toBe(404)
  },
  30_000,
)

test('RATE_LIMITS=off counts nothing', async () => {
  const { token } = await addMember(unlimited, { role: 'admin', membership: false })
  const browser = Object.assign(openBrowser(unlimited), { token })
  expect(await last(601, () => browser.get(PATHS[2] ?? ''))).toBe(404)
  const { limits } = unlimited.services
  for (let tries = 0; tries < 200; tries++) expect(await limits.count('login', 'anybody')).toBe(0)
})
