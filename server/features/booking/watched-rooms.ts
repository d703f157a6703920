import type { HallNews } from '#server/db/hall-news.ts'
import { nextHoldEnd } from '#server/db/hold-ends.ts'
import { goodSessions } from '#server/db/sessions.ts'
import type { Services } from '#server/services.ts'
import { ROOMS, type Room } from '#shared/domain/rooms.ts'
import type { SeatStream } from './seat-stream.ts'

/** The newest win: a browser that vanished without a word must not keep its user's others out. */
const STREAMS_PER_USER = 4
const STREAMS_IN_ALL = 1_000
/** A room is told of at most this often, so that a rush does not make every browser ask in a rush. */
const REST_MS = 300
/** How often sessions are looked at, for those that end by time. */
const LOOK_MS = 15_000
/** The clocks of several machines differ a little. */
const CLOCKS_DIFFER_MS = 200
const LONGEST_TIMER_MS = 60 * 60_000

export type WatchedRooms = {
  /** False when there are too many. */
  add(stream: SeatStream): boolean
  remove(stream: SeatStream): void
  /** Ends all streams, and takes no more. */
  close(): void
}

/** The open streams of this process, told of what any process changes. */
export function watchRooms(services: Services): WatchedRooms {
  const { db, news, now } = services
  const streams = new Set<SeatStream>()
  const resting = new Map<Room, { toldMeanwhile: boolean }>()
  const stopListening = news.listen(hear)
  const look = setInterval(() => void endBadSessions(), LOOK_MS).unref()
  let holdTimer: NodeJS.Timeout | undefined
  let closed = false

  return {
    add(stream) {
      if (closed || streams.size >= STREAMS_IN_ALL) return false
      const theirs = [...streams].filter(({ userId }) => userId === stream.userId)
      const oldest = theirs.length >= STREAMS_PER_USER ? theirs[0] : undefined
      if (oldest) {
        streams.delete(oldest)
        oldest.end()
      }
      streams.add(stream)
      if (streams.size === 1) void awaitHoldEnd()
      return true
    },
    remove: (stream) => void streams.delete(stream),
    close() {
      closed = true
      stopListening()
      clearInterval(look)
      clearTimeout(holdTimer)
      for (const stream of streams) stream.end()
    },
  }

  function hear(said: HallNews): void {
    if (said.about === 'seats') tell(said.room)
    else void endBadSessions()
    if (said.about === 'anything') for (const room of ROOMS) tell(room)
  }

  function tell(room: Room): void {
    const rest = resting.get(room)
    if (rest) {
      rest.toldMeanwhile = true
      return
    }
    for (const stream of streams) if (stream.room === room) stream.tell()
    const begun = { toldMeanwhile: false }
    resting.set(room, begun)
    setTimeout(() => {
      resting.delete(room)
      if (begun.toldMeanwhile) tell(room)
    }, REST_MS).unref()
    void awaitHoldEnd()
  }

  /** Nobody writes when an unpaid hold ends by time: the room is told by this process's own clock. */
  async function awaitHoldEnd(): Promise<void> {
    if (streams.size === 0 || closed) return
    const next = await nextHoldEnd(db, now()).catch(() => undefined)
    clearTimeout(holdTimer)
    if (!next || closed) return
    const wait = next.endsAt.getTime() - now().getTime() + CLOCKS_DIFFER_MS
    holdTimer = setTimeout(() => tell(next.room), Math.min(wait, LONGEST_TIMER_MS)).unref()
  }

  async function endBadSessions(): Promise<void> {
    if (streams.size === 0) return
    const watching = [...streams]
    const ids = [...new Set(watching.map(({ sessionId }) => sessionId))]
    // While the database is away nobody can say: the streams stay.
    const good = await goodSessions(db, ids, now()).catch(() => ids)
    for (const stream of watching) if (!good.includes(stream.sessionId)) stream.end()
  }
}
