import type { ChangeNotification } from '#server/db/connection/change-notifications.ts'
import { nextHoldEnd } from '#server/db/queries/occupancy.ts'
import { validSessions } from '#server/db/queries/sessions.ts'
import type { Services } from '#server/services.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import type { SeatStream } from './seat-stream.ts'

/**
 * Beyond this, the oldest is closed: a stream of a vanished browser must not block the user's new
 * ones.
 */
const STREAMS_PER_USER = 4
const STREAMS_IN_ALL = 1_000
/**
 * The minimum interval between events of a room, so that a rush does not make every browser reload
 * constantly.
 */
const REST_MS = 300
/** How often sessions are checked for expiry. */
const LOOK_MS = 15_000
/** Allows for clock differences between machines. */
const CLOCKS_DIFFER_MS = 200
const LONGEST_TIMER_MS = 60 * 60_000

export type WatchedRooms = {
  /** Returns false if there are too many. */
  add(stream: SeatStream): boolean
  remove(stream: SeatStream): void
  /** Ends all streams and accepts no new ones. */
  close(): void
}

/** The open streams of this process, which receive the changes of all processes. */
export function watchRooms(services: Services): WatchedRooms {
  const { db, changes, now } = services
  const streams = new Set<SeatStream>()
  const resting = new Map<Room, { toldMeanwhile: boolean }>()
  const stopListening = changes.listen(hear)
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

  function hear(said: ChangeNotification): void {
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

  /** An expiring hold writes nothing, so a timer announces it. */
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
    // While the database is unreachable, streams stay open.
    const good = await validSessions(db, ids, now()).catch(() => ids)
    for (const stream of watching) if (!good.includes(stream.sessionId)) stream.end()
  }
}
