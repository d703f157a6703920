import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const VISITOR = '198.51.100.7'
const OUTSIDE = '203.0.113.9'
const PROXY = '10.0.0.5'

let app: TestApp
afterEach(() => app.close())

/** The address to which the app attributes a request and its counted attempts. */
async function openApp(env: Record<string, string> = {}) {
  app = await createTestApp(env)
  app.fastify.get('/address', async ({ ip }) => ip)
  return async (from: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` }
    const response = await app.inject({ url: '/address', remoteAddress: from, headers })
    return response.body
  }
}

test('trusts only a proxy on the same machine, and only the address that it appended [security-18]', async () => {
  const addressOf = await openApp()
  expect(await addressOf(OUTSIDE, '127.0.0.1')).toBe(OUTSIDE)
  expect(await addressOf(OUTSIDE, VISITOR)).toBe(OUTSIDE)
  expect(await addressOf(PROXY, VISITOR)).toBe(PROXY)
  expect(await addressOf('127.0.0.1', VISITOR)).toBe(VISITOR)
  // The visitor sent the first part; the proxy appended the real address.
  expect(await addressOf('127.0.0.1', `192.0.2.1, ${VISITOR}`)).toBe(VISITOR)
  expect(await addressOf('127.0.0.1', `127.0.0.1, ${VISITOR}`)).toBe(VISITOR)
})

test('TRUST_PROXY trusts the listed proxies on other machines, and only those [security-19]', async () => {
  const addressOf = await openApp({ TRUST_PROXY: '10.0.0.0/24, 192.168.7.1' })
  expect(await addressOf(PROXY, VISITOR)).toBe(VISITOR)
  expect(await addressOf(PROXY, `192.0.2.1, ${VISITOR}`)).toBe(VISITOR)
  // A load balancer in front of the proxy.
  expect(await addressOf(PROXY, `192.0.2.1, ${VISITOR}, 192.168.7.1`)).toBe(VISITOR)
  expect(await addressOf(OUTSIDE, VISITOR)).toBe(OUTSIDE)
  expect(await addressOf(OUTSIDE, `${VISITOR}, ${PROXY}`)).toBe(OUTSIDE)
  expect(await addressOf('10.0.1.5', VISITOR)).toBe('10.0.1.5')
  expect(await addressOf('127.0.0.1', VISITOR)).toBe('127.0.0.1')
})

test('neither a changing port nor a changing name evades the limit per minute [security-361]', async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  const config = { rateLimit: { max: 2, timeWindow: '1 minute' } }
  app.fastify.get('/limited', { config }, async () => 'fine')
  const open = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded }
    return (await app.inject({ url: '/limited', remoteAddress: '127.0.0.1', headers })).statusCode
  }
  const sources: ((count: number) => string)[] = [
    (count) => `${VISITOR}:${1000 + count}`,
    (count) => `[2001:db8:1:2::${count}]:${1000 + count}`,
    (count) => `visitor-${count}`,
  ]
  for (const from of sources) {
    const statuses = [await open(from(1)), await open(from(2)), await open(from(3))]
    expect(statuses, from(1)).toEqual([200, 200, 429])
  }
})
