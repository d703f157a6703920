import type { ChangeNotification } from '#server/db/connection/change-notifications.ts'
import { liveGates } from '#server/db/queries/door/gate.ts'
import type { ChangeStream } from '#server/http/change-stream.ts'
import type { Services } from '#server/services.ts'

/** When a gate opens more, the oldest is closed: streams of vanished devices must not block new ones. */
const STREAMS_PER_GATE = 2
const MAX_STREAMS = 200
/** Minimum interval between events, so that a rush does not make gates fetch constantly. */
const MIN_INTERVAL_MS = 500

export type GateStream = ChangeStream & { gateId: string }

export type WatchedGates = {
  /** Returns false if there are too many streams. */
  add(stream: GateStream): boolean
  remove(stream: GateStream): void
  /** Ends all streams and accepts no new ones. */
  close(): void
}

/** The open streams of this process to gates, which receive the changes of all processes. */
export function watchGates({ db, changes }: Services): WatchedGates {
  const streams = new Set<GateStream>()
  const stopListening = changes.listen(onChange)
  let throttled: { changedAgain: boolean } | undefined
  let closed = false

  return {
    add(stream) {
      if (closed || streams.size >= MAX_STREAMS) return false
      const own = [...streams].filter(({ gateId }) => gateId === stream.gateId)
      const oldest = own.length >= STREAMS_PER_GATE ? own[0] : undefined
      if (oldest) {
        streams.delete(oldest)
        oldest.end()
      }
      streams.add(stream)
      // The gate may have been revoked since its request was authorized.
      void endStreamsOfRevokedGates()
      return true
    },
    remove: (stream) => void streams.delete(stream),
    close() {
      closed = true
      stopListening()
      for (const stream of streams) stream.end()
    },
  }

  function onChange({ about }: ChangeNotification): void {
    if (about === 'door' || about === 'anything') notify()
  }

  function notify(): void {
    if (throttled) {
      throttled.changedAgain = true
      return
    }
    for (const stream of streams) stream.notify()
    void endStreamsOfRevokedGates()
    const interval = { changedAgain: false }
    throttled = interval
    setTimeout(() => {
      throttled = undefined
      if (interval.changedAgain) notify()
    }, MIN_INTERVAL_MS).unref()
  }

  async function endStreamsOfRevokedGates(): Promise<void> {
    if (streams.size === 0) return
    const open = [...streams]
    const ids = [...new Set(open.map(({ gateId }) => gateId))]
    // While the database is unreachable, streams stay open.
    const live = await liveGates(db, ids).catch(() => ids)
    for (const stream of open) if (!live.includes(stream.gateId)) stream.end()
  }
}
