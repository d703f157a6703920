import { get } from 'node:http'
import { SEAT_STREAM } from '#shared/contract/endpoints.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'

/** The times at which each stream received an event since the last `forget`, comparable between threads. */
export type WatchedSeats = { received: number[][]; forget(): void; close(): void }

/** Opens the event streams of a room, one per token, and waits for each one's first event. */
export async function watchSeats(
  url: string,
  { tokens, room }: { tokens: readonly string[]; room: Room },
): Promise<WatchedSeats> {
  const stop = new AbortController()
  const received: number[][] = []
  await Promise.all(
    tokens.map((token) => {
      const times: number[] = []
      received.push(times)
      return openStream(times, {
        address: `${url}${SEAT_STREAM.url}?room=${encodeURIComponent(room)}`,
        token,
        signal: stop.signal,
      })
    }),
  )
  return {
    received,
    forget() {
      for (const times of received) times.length = 0
    },
    close: () => stop.abort(),
  }
}

/** Resolves at the first event. */
function openStream(
  times: number[],
  { address, token, signal }: { address: string; token: string; signal: AbortSignal },
): Promise<void> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    const request = get(address, { headers, signal, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream got ${response.statusCode}`))
      response.on('data', (chunk: Buffer) => {
        if (!chunk.includes('data:')) return
        times.push(performance.timeOrigin + performance.now())
        resolve()
      })
      response.on('error', () => undefined)
    })
    request.on('error', reject)
  })
}
