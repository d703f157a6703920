import type { ChangeNotification } from '#server/db/connection/change-notifications.ts'
import { nextHoldEnd } from '#server/db/queries/booking/occupancy.ts'
import { validSessions } from '#server/db/queries/user/session.ts'
import { type ChangeStream, openChangeStream } from '#server/http/change-stream.ts'
import type { Services } from '#server/services.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'

/** When a user opens more, the oldest is closed: streams of vanished browsers must not block new ones. */
const STREAMS_PER_USER = 4
const MAX_STREAMS = 1_000
/** Minimum interval between a room's events. In a rush, browsers wait longer (web/api/booking/seat-changes.ts). */
const MIN_INTERVAL_MS = 30
/** How often sessions are checked for expiry. */
const SESSION_CHECK_MS = 15_000
/** Allows for clock differences between machines. */
const CLOCK_TOLERANCE_MS = 200
const MAX_TIMER_MS = 60 * 60_000

type Subscription = { userId: string; sessionId: string; room: Room }

/** An open seat map that receives its room's changes. */
export type SeatStream = Subscription & ChangeStream

export function openSeatStream(subscription: Subscription): SeatStream {
  return { ...subscription, ...openChangeStream() }
}

export type WatchedRooms = {
  /** Returns false if there are too many streams. */
  add(stream: SeatStream): boolean
  remove(stream: SeatStream): void
  /** Ends all streams and accepts no new ones. */
  close(): void
}

/** The open streams of this process, which receive the changes of all processes. */
export function watchRooms(services: Services): WatchedRooms {
  const { db, changes, now } = services
  const streams = new Set<SeatStream>()
  const throttled = new Map<Room, { changedAgain: boolean }>()
  const stopListening = changes.listen(onChange)
  const sessionCheck = setInterval(() => void endStreamsOfEndedSessions(), SESSION_CHECK_MS).unref()
  let holdTimer: NodeJS.Timeout | undefined
  let closed = false

  return {
    add(stream) {
      if (closed || streams.size >= MAX_STREAMS) return false
      const own = [...streams].filter(({ userId }) => userId === stream.userId)
      const oldest = own.length >= STREAMS_PER_USER ? own[0] : undefined
      if (oldest) {
        streams.delete(oldest)
        oldest.end()
      }
      streams.add(stream)
      if (streams.size === 1) void scheduleHoldEnd()
      return true
    },
    remove: (stream) => void streams.delete(stream),
    close() {
      closed = true
      stopListening()
      clearInterval(sessionCheck)
      clearTimeout(holdTimer)
      for (const stream of streams) stream.end()
    },
  }

  function onChange(change: ChangeNotification): void {
    if (change.about === 'seats') notify(change.room)
    else if (change.about === 'rules' || change.about === 'anything')
      for (const room of ROOMS) notify(room)
    if (change.about === 'sessions' || change.about === 'anything') void endStreamsOfEndedSessions()
  }

  function notify(room: Room): void {
    const waiting = throttled.get(room)
    if (waiting) {
      waiting.changedAgain = true
      return
    }
    for (const stream of streams) if (stream.room === room) stream.notify()
    const interval = { changedAgain: false }
    throttled.set(room, interval)
    setTimeout(() => {
      throttled.delete(room)
      if (interval.changedAgain) notify(room)
    }, MIN_INTERVAL_MS).unref()
    void scheduleHoldEnd()
  }

  /** An expiring hold writes nothing, so a timer announces it. */
  async function scheduleHoldEnd(): Promise<void> {
    if (streams.size === 0 || closed) return
    const next = await nextHoldEnd(db, now()).catch(() => undefined)
    clearTimeout(holdTimer)
    if (!next || closed) return
    const delay = next.endsAt.getTime() - now().getTime() + CLOCK_TOLERANCE_MS
    holdTimer = setTimeout(() => notify(next.room), Math.min(delay, MAX_TIMER_MS)).unref()
  }

  async function endStreamsOfEndedSessions(): Promise<void> {
    if (streams.size === 0) return
    const open = [...streams]
    const ids = [...new Set(open.map(({ sessionId }) => sessionId))]
    // While the database is unreachable, streams stay open.
    const valid = await validSessions(db, ids, now()).catch(() => ids)
    for (const stream of open) if (!valid.includes(stream.sessionId)) stream.end()
  }
}
