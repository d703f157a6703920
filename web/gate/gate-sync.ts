import type { SentMember } from '#shared/contract/door/gate.ts'
import { isRosterTooOld } from '#shared/domain/door/door-verdict.ts'
import { coalesce } from '#web/api/coalesce.ts'
import type { GateDatabase, HallKey, RosterHead } from '#web/gate/gate-database.ts'
import { GateRefused, type GateServer, type RosterReply } from '#web/gate/gate-server.ts'
import {
  acknowledge,
  countUnsent,
  nextUnsent,
  photoKey,
  removeOldRecords,
  storeRoster,
  storeValue,
  wipeAll,
  wipeRoster,
} from '#web/gate/gate-store.ts'
import { storedPhotoVersion, storePhoto } from '#web/gate/photo-store.ts'
import type { Roster } from '#web/gate/roster.ts'
import type { ServerClock } from '#web/gate/server-clock.ts'

/** Polling intervals, with and without a connected event stream. */
const POLL_MS = { connected: 30_000, disconnected: 15_000 }
/** How many photos are fetched concurrently. */
const PHOTO_CONCURRENCY = 3

export type SyncHandlers = {
  onRoster: (sent: RosterReply, head: RosterHead, keys: HallKey[]) => void
  onOnline: (online: boolean) => void
  onUnsent: (count: number) => void
  /** Called when the server does not know this gate or refuses its signature. */
  onRefused: () => void
  /** Called after the server revoked the gate and its data was removed, including `lost` unsent entries. */
  onRevoked: (lost: number) => void
  /** Called after the members were removed because contact was lost for too long. */
  onTooOld: () => void
}

export type GateSync = {
  /** Sends entries and fetches the roster now, or once more if that is already under way. */
  syncNow(): void
  /** Sends all entries. Throws if the server can't be reached. */
  sendAll(): Promise<void>
  stop(): void
}

type SyncParts = {
  db: GateDatabase
  server: GateServer
  clock: ServerClock
  roster: Roster
  head: () => RosterHead | undefined
  appVersion: string
}

/**
 * Synchronises the gate with the server until it is stopped. Sends new entries, and fetches the roster when the
 * server reports a change. Polls, too, in case an event was lost.
 */
export function startSync(parts: SyncParts, handlers: SyncHandlers): GateSync {
  const { db, server, clock, roster, head } = parts
  const stop = new AbortController()
  const { signal } = stop
  let connected = false
  let polledAt = 0
  let storedOffset = clock.offsetMs()

  async function syncOnce(): Promise<void> {
    try {
      await sendAll()
      await fetchRoster()
      handlers.onOnline(true)
      void fetchPhotos()
    } catch (error) {
      if (signal.aborted) return
      await handleFailure(error)
    }
    if (clock.offsetMs() !== storedOffset) {
      storedOffset = clock.offsetMs()
      await storeValue(db, { name: 'clockOffsetMs', value: storedOffset })
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const entries = await nextUnsent(db)
      if (entries.length === 0 || signal.aborted) return
      const stored = await server.send(entries, parts.appVersion)
      await acknowledge(db, entries, { stored, now: Date.now() })
      handlers.onUnsent(await countUnsent(db))
      // Prevents an endless loop if the server stores none of them.
      if (stored.length === 0) return
    }
  }

  async function fetchRoster(): Promise<void> {
    const sent = await server.roster(head()?.version)
    if (signal.aborted) return
    const stored = await storeRoster(db, sent, clock.now().getTime())
    if (sent.full) uncheckedPhotos.clear()
    for (const userId of sent.removed) uncheckedPhotos.delete(userId)
    checkPhotos(sent.members)
    handlers.onRoster(sent, stored.head, stored.keys)
  }

  async function handleFailure(error: unknown): Promise<void> {
    const code = error instanceof GateRefused ? error.code : undefined
    if (code === 'gateRevoked') {
      stop.abort()
      return handlers.onRevoked(await wipeAll(db, { revoked: true }))
    }
    if (code === 'gateUnknown') handlers.onRefused()
    handlers.onOnline(false)
    const last = head()
    if (last && isRosterTooOld(new Date(last.syncedAt), clock.now())) {
      await wipeRoster(db)
      handlers.onTooOld()
    }
  }

  /** The current version, by user, of photos that may be missing or outdated on this device. */
  const uncheckedPhotos = new Map<string, string>()
  function checkPhotos(members: Iterable<SentMember>): void {
    for (const { userId, photo } of members) {
      if (photo === null) uncheckedPhotos.delete(userId)
      else uncheckedPhotos.set(userId, photo)
    }
  }

  let fetchingPhotos = false
  async function fetchPhotos(): Promise<void> {
    if (fetchingPhotos) return
    fetchingPhotos = true
    try {
      const key = await photoKey(db)
      await Promise.all(Array.from({ length: PHOTO_CONCURRENCY }, () => fetchUncheckedPhotos(key)))
    } catch {
      // The next round retries.
    } finally {
      fetchingPhotos = false
    }
  }

  async function fetchUncheckedPhotos(key: CryptoKey): Promise<void> {
    for (const [userId, version] of uncheckedPhotos) {
      if (signal.aborted) return
      uncheckedPhotos.delete(userId)
      try {
        if ((await storedPhotoVersion(db, userId)) === version) continue
        const picture = await server.photo(userId)
        if (picture && !signal.aborted) await storePhoto(db, key, { userId, version, picture })
      } catch (error) {
        if (!uncheckedPhotos.has(userId)) uncheckedPhotos.set(userId, version)
        throw error
      }
    }
  }

  const syncNow = coalesce(syncOnce, { signal })
  const timer = setInterval(() => {
    const interval = connected ? POLL_MS.connected : POLL_MS.disconnected
    if (Date.now() - polledAt < interval) return
    polledAt = Date.now()
    syncNow()
  }, 1000)
  const cleanup = setInterval(() => void removeOldRecords(db, Date.now()), 3_600_000)
  const onVisible = () => document.visibilityState === 'visible' && syncNow()
  addEventListener('online', syncNow, { signal })
  // Marks entries as offline at once. If the server runs on this device and still replies, the next sync corrects that.
  const onOffline = () => {
    handlers.onOnline(false)
    syncNow()
  }
  addEventListener('offline', onOffline, { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    clearInterval(cleanup)
  })
  checkPhotos(roster.members())
  void removeOldRecords(db, Date.now())
  void server.follow(
    {
      onEvent: syncNow,
      onConnected: (alive) => {
        if (connected && !alive) syncNow()
        connected = alive
      },
    },
    signal,
  )
  return { syncNow, sendAll, stop: () => stop.abort() }
}
