import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GATE_HEADERS, signedText } from '#shared/contract/door/gate-signature.ts'
import { hexOf } from '#shared/domain/door/phone-code.ts'
import { createDeviceKey, publicKeyText } from '#web/gate/device-key.ts'
import { createGateServer } from '#web/gate/gate-server.ts'
import { createServerClock } from '#web/gate/server-clock.ts'
import { fromBase64url } from '#web/passes/base64url.ts'
import { gateEntry, rosterReply } from '#web/testing/roster.ts'

const ID = '6d7b5be0-0f0b-4b52-8f66-0a4f4f7f0009'
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()))
afterEach(() => vi.unstubAllGlobals())

function reply(body: object, { status = 200, at = Date.now() } = {}): Response {
  const headers = { Date: new Date(at).toUTCString() }
  return new Response(JSON.stringify(body), { status, headers })
}

const ROSTER = { success: true, data: rosterReply() }
const UNKNOWN = { success: false, code: 'gateUnknown' }

test('signs method, path, query, time and body of a call so that the public key verifies them [gate-8]', async () => {
  const key = await createDeviceKey()
  const server = createGateServer({ id: ID, key }, createServerClock())
  const entries = [{ ...gateEntry(crypto.randomUUID()), number: 1 }]
  const [entry] = entries
  fetchMock.mockResolvedValueOnce(reply({ success: true, data: { stored: [entry?.id] } }))
  expect(await server.send(entries, 'v1')).toEqual([entry?.id])
  fetchMock.mockResolvedValueOnce(reply(ROSTER))
  await server.roster('day.1')
  const paths = ['/api/gate/entries', '/api/gate/roster?since=day.1']
  const raw = fromBase64url(await publicKeyText(key))
  expect(raw).toHaveLength(65)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const publicKey = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify'])
  for (const [index, [path, init]] of fetchMock.mock.calls.entries()) {
    const headers = new Headers(init?.headers)
    expect(path).toBe(paths[index])
    expect(headers.get(GATE_HEADERS.id)).toBe(ID)
    const body = new TextEncoder().encode(String(init?.body ?? ''))
    const text = signedText({
      method: String(init?.method),
      path: String(path),
      time: Number(headers.get(GATE_HEADERS.time)),
      bodyHash: hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', body))),
    })
    const signature = fromBase64url(headers.get(GATE_HEADERS.signature) ?? '')
    const signing = { name: 'ECDSA', hash: 'SHA-256' }
    const signed = new TextEncoder().encode(text)
    expect(await crypto.subtle.verify(signing, publicKey, signature, signed)).toBe(true)
  }
})

test('signs again with the server’s time if the device’s clock is 10 minutes off [gate-9]', async () => {
  const clock = createServerClock()
  const server = createGateServer({ id: ID, key: await createDeviceKey() }, clock)
  const serverTime = Date.now() - 600_000
  fetchMock.mockResolvedValueOnce(reply(UNKNOWN, { status: 401, at: serverTime }))
  fetchMock.mockResolvedValueOnce(reply(ROSTER, { at: serverTime }))
  await server.roster(undefined)
  const [, init] = fetchMock.mock.lastCall ?? []
  const time = Number(new Headers(init?.headers).get(GATE_HEADERS.time))
  expect(Math.abs(time - serverTime)).toBeLessThan(2000)
  expect(Math.abs(clock.offsetMs() - 600_000)).toBeLessThan(2000)
})

test('throws gateUnknown or gateRevoked without a retry [gate-33]', async () => {
  const server = createGateServer({ id: ID, key: await createDeviceKey() }, createServerClock())
  fetchMock.mockImplementation(async () => reply(UNKNOWN, { status: 401 }))
  await expect(server.roster(undefined)).rejects.toMatchObject({ code: 'gateUnknown' })
  expect(fetchMock).toHaveBeenCalledTimes(1)
  fetchMock.mockResolvedValueOnce(reply({ success: false, code: 'gateRevoked' }, { status: 403 }))
  await expect(server.roster(undefined)).rejects.toMatchObject({ code: 'gateRevoked' })
})

test('measures the clock’s offset in the middle of the round trip, and tolerates the Date header’s rounding [gate-34]', () => {
  const clock = createServerClock(0, () => 100_000_000)
  expect(clock.learn(new Date(99_999_000).toUTCString(), 99_999_400, 100_000_000)).toBe(false)
  expect(clock.learn(new Date(99_400_000).toUTCString(), 99_999_500, 100_001_500)).toBe(true)
  expect(clock.offsetMs()).toBe(600_000)
  expect(clock.now()).toEqual(new Date(99_400_000))
  expect(clock.learn(null, 0, 0)).toBe(false)
  expect(clock.learn('yesterday', 0, 0)).toBe(false)
})
