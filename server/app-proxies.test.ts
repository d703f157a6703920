import { afterEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const VISITOR = '198.51.100.7'
const OUTSIDE = '203.0.113.9'
const PROXY = '10.0.0.5'

let hall: TestApp
afterEach(() => hall.close())

/** Whom the app takes a request to be from: the address that attempts are counted for. */
async function open(env: Record<string, string> = {}) {
  hall = await createTestApp(env)
  hall.app.get('/address', async ({ ip }) => ip)
  return async (from: string, forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded, forwarded: `for=${forwarded}` }
    const response = await hall.inject({ url: '/address', remoteAddress: from, headers })
    return response.body
  }
}

test('only a proxy on the same machine is believed, and only what it added itself', async () => {
  const addressOf = await open()
  expect(await addressOf(OUTSIDE, '127.0.0.1')).toBe(OUTSIDE)
  expect(await addressOf(OUTSIDE, VISITOR)).toBe(OUTSIDE)
  expect(await addressOf(PROXY, VISITOR)).toBe(PROXY)
  expect(await addressOf('127.0.0.1', VISITOR)).toBe(VISITOR)
  // The visitor sent the first part; the proxy wrote down where it came from.
  expect(await addressOf('127.0.0.1', `192.0.2.1, ${VISITOR}`)).toBe(VISITOR)
  expect(await addressOf('127.0.0.1', `127.0.0.1, ${VISITOR}`)).toBe(VISITOR)
})

test('TRUST_PROXY names the proxies of other machines, and then only those', async () => {
  const addressOf = await open({ TRUST_PROXY: '10.0.0.0/24, 192.168.7.1' })
  expect(await addressOf(PROXY, VISITOR)).toBe(VISITOR)
  expect(await addressOf(PROXY, `192.0.2.1, ${VISITOR}`)).toBe(VISITOR)
  // A load balancer before the proxy.
  expect(await addressOf(PROXY, `192.0.2.1, ${VISITOR}, 192.168.7.1`)).toBe(VISITOR)
  expect(await addressOf(OUTSIDE, VISITOR)).toBe(OUTSIDE)
  expect(await addressOf(OUTSIDE, `${VISITOR}, ${PROXY}`)).toBe(OUTSIDE)
  expect(await addressOf('10.0.1.5', VISITOR)).toBe('10.0.1.5')
  expect(await addressOf('127.0.0.1', VISITOR)).toBe('127.0.0.1')
})
