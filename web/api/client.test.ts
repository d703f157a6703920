import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { login, me, sendOtp } from '#shared/contract/user/auth.ts'
import { callApi, onRefused } from '#web/api/client.ts'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function reply(status: number, body: unknown) {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
}

it('returns the reply', async () => {
  reply(200, { success: true, message: 'Sent' })
  await expect(callApi(sendOtp, { body: { email: 'a@b.co' } })).resolves.toEqual({
    success: true,
    message: 'Sent',
  })
})

it('throws an ApiError if the reply does not report success', async () => {
  reply(200, { success: false, message: 'No' })
  await expect(callApi(me)).rejects.toMatchObject({ kind: 'server', message: 'No' })
  fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 200 }))
  await expect(callApi(me)).rejects.toMatchObject({ message: 'HTTP error! status: 200' })
})

it.each([
  [{ 'Retry-After': '42' }, 42],
  [{ 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
  [{}, undefined],
])('reads the Retry-After header: %j', async (headers, retryAfterSeconds) => {
  const body = JSON.stringify({ success: false, message: 'Wait' })
  fetchMock.mockResolvedValueOnce(new Response(body, { status: 429, headers }))
  await expect(callApi(me)).rejects.toMatchObject({ message: 'Wait', retryAfterSeconds })
})

it('calls each listener with the refusal and the token that was sent', async () => {
  const listener = vi.fn()
  const stop = onRefused(listener)
  reply(401, { success: false, message: 'Invalid email, ID or password' })
  await expect(callApi(login, { body: { email: 'a@b.co', password: 'secret' } })).rejects.toThrow(
    'Invalid email, ID or password',
  )
  expect(listener).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: 401 }),
    undefined,
  )
  stop()
  reply(401, { success: false, message: 'No' })
  await expect(callApi(me)).rejects.toThrow('No')
  expect(listener).toHaveBeenCalledOnce()
})

it('throws a network error when the request fails', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(callApi(me)).rejects.toMatchObject({ kind: 'network' })
})

it('times out after 30 seconds [client-1]', async () => {
  vi.useFakeTimers()
  fetchMock.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  const outcome = callApi(me).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(fetchMock.mock.lastCall?.[1]?.signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatchObject({ kind: 'timeout' })
})

it('rejects with the AbortError when the caller aborts', async () => {
  const caller = new AbortController()
  caller.abort()
  fetchMock.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await expect(callApi(me, { signal: caller.signal })).rejects.toMatchObject({ name: 'AbortError' })
})

it('sends the token with every call except a tour request [client-2]', async () => {
  const exp = Math.ceil(Date.now() / 1000) + 3600
  const token = `head.${btoa(JSON.stringify({ exp }))}.signature`
  vi.stubGlobal('localStorage', { getItem: () => token })
  reply(200, { success: true })
  await callApi(requestTour, { body: { fullName: 'Asha Patil' } })
  reply(200, { success: true })
  await callApi(me)
  const sent = fetchMock.mock.calls.slice(-2).map(([, init]) => new Headers(init?.headers))
  expect(sent.map((headers) => headers.get('Authorization'))).toEqual([null, `Bearer ${token}`])
  expect(sent[0]?.get('Content-Type')).toBe('application/json')
})
