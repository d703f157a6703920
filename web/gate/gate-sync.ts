import type { SentMember } from '#shared/contract/gate.ts'
import { rosterIsTooOld } from '#shared/domain/door/door-verdict.ts'
import type { GateDatabase, HallKey, RosterHead } from '#web/gate/gate-database.ts'
import { GateRefused, type GateServer, type RosterReply } from '#web/gate/gate-server.ts'
import {
  acknowledge,
  countUnsent,
  keep,
  nextUnsent,
  photoKey,
  removeOld,
  storeRoster,
  wipeAll,
  wipeRoster,
} from '#web/gate/gate-store.ts'
import { storedPhotoVersion, storePhoto } from '#web/gate/photo-store.ts'
import type { Roster } from '#web/gate/roster.ts'
import type { ServerClock } from '#web/gate/server-clock.ts'

/** Polling intervals. Polls less often while the event stream is connected. */
const POLL_MS = { connected: 30_000, disconnected: 15_000 }
/** Photos fetched at a time. */
const PHOTOS_AT_ONCE = 3

export type SyncHandlers = {
  onRoster: (sent: RosterReply, head: RosterHead, keys: HallKey[]) => void
  onOnline: (online: boolean) => void
  onUnsent: (count: number) => void
  /** Called when the server does not know this gate. */
  onRefused: () => void
  /** Called after everything was removed, including `lost` entries that the server had not confirmed. */
  onRevoked: (lost: number) => void
  /** Called after the members were removed because of too long without contact. */
  onTooOld: () => void
}

export type GateSync = {
  /** Sends entries and fetches the roster immediately. */
  syncNow(): void
  /** Sends all entries. Throws without contact. */
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
 * Synchronises the gate with the server until stopped: fetches the roster when the server reports a
 * change, and every 30 seconds besides (15 without the event stream). Sends entries until the server has them.
 */
export function startSync(parts: SyncParts, handlers: SyncHandlers): GateSync {
  const { db, server, clock, roster, head } = parts
  const stop = new AbortController()
  const { signal } = stop
  let connected = false
  let polled = 0
  let keptOffset = clock.offsetMs()

  async function round(): Promise<void> {
    try {
      await sendAll()
      await fetchRoster()
      handlers.onOnline(true)
      void fetchPhotos()
    } catch (error) {
      if (signal.aborted) return
      await fail(error)
    }
    if (clock.offsetMs() !== keptOffset) {
      keptOffset = clock.offsetMs()
      await keep(db, { name: 'clockOffsetMs', value: keptOffset })
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      const entries = await nextUnsent(db)
      if (entries.length === 0 || signal.aborted) return
      const stored = await server.send(entries, parts.appVersion)
      await acknowledge(db, entries, { stored, now: Date.now() })
      handlers.onUnsent(await countUnsent(db))
      // Otherwise entries that the server did not store would be sent again in an endless loop.
      if (stored.length === 0) return
    }
  }

  async function fetchRoster(): Promise<void> {
    const sent = await server.roster(head()?.version)
    if (signal.aborted) return
    const stored = await storeRoster(db, sent, clock.now().getTime())
    if (sent.full) unchecked.clear()
    for (const userId of sent.removed) unchecked.delete(userId)
    checkPhotosOf(sent.members)
    handlers.onRoster(sent, stored.head, stored.keys)
  }

  async function fail(error: unknown): Promise<void> {
    const code = error instanceof GateRefused ? error.code : undefined
    if (code === 'gateRevoked') {
      stop.abort()
      return handlers.onRevoked(await wipeAll(db, { revoked: true }))
    }
    if (code === 'gateUnknown') handlers.onRefused()
    handlers.onOnline(false)
    const last = head()
    if (last && rosterIsTooOld(new Date(last.syncedAt), clock.now())) {
      await wipeRoster(db)
      handlers.onTooOld()
    }
  }

  /** Photos that may be missing or outdated: the current version by user. */
  const unchecked = new Map<string, string>()
  function checkPhotosOf(members: Iterable<SentMember>): void {
    for (const { userId, photo } of members) {
      if (photo === null) unchecked.delete(userId)
      else unchecked.set(userId, photo)
    }
  }

  let fetchingPhotos = false
  async function fetchPhotos(): Promise<void> {
    if (fetchingPhotos) return
    fetchingPhotos = true
    try {
      const key = await photoKey(db)
      await Promise.all(Array.from({ length: PHOTOS_AT_ONCE }, () => fetchUnchecked(key)))
    } catch {
      // The next round retries.
    } finally {
      fetchingPhotos = false
    }
  }

  async function fetchUnchecked(key: CryptoKey): Promise<void> {
    for (const [userId, version] of unchecked) {
      if (signal.aborted) return
      unchecked.delete(userId)
      try {
        if ((await storedPhotoVersion(db, userId)) === version) continue
        const picture = await server.photo(userId)
        if (picture && !signal.aborted) await storePhoto(db, key, { userId, version, picture })
      } catch (error) {
        if (!unchecked.has(userId)) unchecked.set(userId, version)
        throw error
      }
    }
  }

  const syncNow = coalesced(round, signal)
  const timer = setInterval(() => {
    const interval = connected ? POLL_MS.connected : POLL_MS.disconnected
    if (Date.now() - polled < interval) return
    polled = Date.now()
    syncNow()
  }, 1000)
  const cleaning = setInterval(() => void removeOld(db, Date.now()), 3_600_000)
  const whenVisible = () => document.visibilityState === 'visible' && syncNow()
  addEventListener('online', syncNow, { signal })
  // Marks entries as offline immediately. If a server on this device still answers, the next round corrects that.
  const whenOffline = () => {
    handlers.onOnline(false)
    syncNow()
  }
  addEventListener('offline', whenOffline, { signal })
  document.addEventListener('visibilitychange', whenVisible, { signal })
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    clearInterval(cleaning)
  })
  checkPhotosOf(roster.members())
  void removeOld(db, Date.now())
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

/** Never runs `work` concurrently: calls while it is running cause one more run afterwards. */
function coalesced(work: () => Promise<void>, signal: AbortSignal): () => void {
  let pending = false
  let running = false
  async function run() {
    running = true
    while (pending && !signal.aborted) {
      pending = false
      try {
        await work()
      } catch {
        // The browser could not store something, for example because the disk is full. The next call retries.
      }
    }
    running = false
  }
  return () => {
    pending = true
    if (!running) void run()
  }
}
