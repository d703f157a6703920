import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followEvents } from '#web/api/event-stream.ts'

const fetchMock = vi.fn<typeof fetch>()
const events = vi.fn()
const states: boolean[] = []
let stop: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock.mockReset())
  events.mockReset()
  states.length = 0
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/**
 * Responds to the next request with a stream that the test writes. It ends when the request is aborted.
 */
function stream() {
  const body = new TransformStream<Uint8Array, Uint8Array>()
  const writer = body.writable.getWriter()
  fetchMock.mockImplementationOnce(async (_address, init) => {
    init?.signal?.addEventListener('abort', () => writer.abort().catch(() => undefined))
    return new Response(body.readable)
  })
  return {
    write: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  }
}

function follow() {
  const onConnected = (isConnected: boolean) => void states.push(isConnected)
  const following = {
    headers: () => ({ Authorization: 'Bearer a-token' }),
    onEvent: events,
    onConnected,
  }
  return followEvents('/api/news', following, stop.signal)
}

const settled = () => vi.advanceTimersByTimeAsync(0)

it('sends the token in a header and never in the URL', async () => {
  stream()
  void follow()
  await settled()
  const [url, init] = fetchMock.mock.lastCall ?? []
  expect(url).toBe('/api/news')
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer a-token')
})

it('reports an event once it is complete, wherever the chunks split it', async () => {
  const { write } = stream()
  void follow()
  for (const part of ['event: x\nda', 'ta: "A"\n', '\nevent: x\n']) {
    expect(events).not.toHaveBeenCalled()
    await write(part)
    await settled()
  }
  expect(events).toHaveBeenCalledOnce()
})

it('keeps the connection alive on a heartbeat without reporting an event', async () => {
  const { write } = stream()
  void follow()
  await write(': heartbeat\n\n')
  await settled()
  expect(states).toEqual([true])
  expect(events).not.toHaveBeenCalled()
})

it('reconnects after the stream has ended', async () => {
  const first = stream()
  void follow()
  await first.write('data: "A"\n\n')
  await first.end()
  await settled()
  expect(states).toEqual([true, false])

  const second = stream()
  await vi.advanceTimersByTimeAsync(3_000)
  await second.write('data: "A"\n\n')
  await settled()
  expect(events).toHaveBeenCalledTimes(2)
  expect(states).toEqual([true, false, true])
})

it('aborts a silent stream', async () => {
  const { write } = stream()
  void follow()
  await write(': heartbeat\n\n')
  await vi.advanceTimersByTimeAsync(30_000)
  await write(': heartbeat\n\n')
  await vi.advanceTimersByTimeAsync(34_000)
  expect(states.at(-1)).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states.at(-1)).toBe(false)
})

it('backs off while no stream is available', async () => {
  fetchMock.mockImplementation(async () => new Response('', { status: 503 }))
  void follow()
  await vi.advanceTimersByTimeAsync(60_000)
  const callsInFirstMinute = fetchMock.mock.calls.length
  expect(callsInFirstMinute).toBeGreaterThan(2)
  expect(callsInFirstMinute).toBeLessThan(10)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(fetchMock.mock.calls.length - callsInFirstMinute).toBeLessThan(25)
  expect(states).not.toContain(true)
})

it('stops when its signal aborts between two attempts', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const following = follow()
  await settled()
  stop.abort()
  await following
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetchMock).toHaveBeenCalledOnce()
})
