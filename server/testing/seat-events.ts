import { SEAT_STREAM } from '#shared/contract/endpoints.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'

export type SeatEvents = {
  response: Response
  /** All text received so far. */
  text(): string
  /** The number of events received so far. */
  count(): number
  /** Waits for that many events. Throws if the stream ends first. */
  waitFor(count: number): Promise<void>
  /** Resolves at a clean end; rejects if the connection was cut. */
  ended: Promise<void>
  close(): void
}

/** Opens an event stream of a server at `url`, which ends in /api, as a browser does. */
export async function openSeatEvents(
  url: string,
  token: string | undefined,
  room: Room = 'Dyandhara Kaksh',
): Promise<SeatEvents> {
  const stop = new AbortController()
  const response = await fetch(`${url}${SEAT_STREAM.url}?room=${encodeURIComponent(room)}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  let text = ''
  let hasEnded = false
  let wake = () => {}
  const count = () => text.split(/^data:/m).length - 1
  const ended = read().finally(() => {
    hasEnded = true
    wake()
  })
  // A test that closes the stream, or never awaits its end, ignores how it ended.
  ended.catch(() => undefined)

  return {
    response,
    text: () => text,
    count,
    async waitFor(expected) {
      while (count() < expected) {
        if (hasEnded) throw new Error(`The stream ended after ${count()} events: ${text}`)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    ended,
    close: () => stop.abort(),
  }

  async function read(): Promise<void> {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      wake()
    }
  }
}
