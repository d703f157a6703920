import { SEAT_NEWS } from '#shared/contract/seat-news.ts'
import type { Room } from '#shared/domain/rooms.ts'

export type HeardNews = {
  response: Response
  /** Everything that has come so far. */
  text(): string
  /** How many events have come so far. */
  count(): number
  /** Waits until that many events have come. Throws when the stream ends before. */
  until(count: number): Promise<void>
  /** Resolves at a clean end; rejects when the connection was cut. */
  ended: Promise<void>
  close(): void
}

/** Opens a stream of a server that listens at `url`, which ends in /api, as a browser does. */
export async function hearSeatNews(
  url: string,
  token: string | undefined,
  room: Room = 'Dyandhara Kaksh',
): Promise<HeardNews> {
  const stop = new AbortController()
  const response = await fetch(`${url}${SEAT_NEWS.url}?room=${encodeURIComponent(room)}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  let text = ''
  let over = false
  let wake = () => {}
  const count = () => text.split(/^data:/m).length - 1
  const ended = read().finally(() => {
    over = true
    wake()
  })
  // Who closes the stream, or never asks for its end, does not care how it ended.
  ended.catch(() => undefined)

  return {
    response,
    text: () => text,
    count,
    async until(wanted) {
      while (count() < wanted) {
        if (over) throw new Error(`The stream ended after ${count()} events: ${text}`)
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
