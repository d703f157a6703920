import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import type { LaterNotification } from './later-notifications.ts'
import { sendGathered } from './send-gathered.ts'

/** A change made by any process on this database. */
export type ChangeNotification =
  | { about: 'seats'; room: Room }
  /** Who may book which seats. */
  | { about: 'rules' }
  /** Sessions have ended; the notification does not name them. */
  | { about: 'sessions' }
  /** Data of gates: members, keys, staff, settings, or a gate itself. */
  | { about: 'door' }
  /** The connection was lost for a while, or another process has died, so any notification may have been missed. */
  | { about: 'anything' }

export type ChangeNotifications = {
  /** Subscribes to changes. Returns the unsubscribe function. */
  listen(listener: (change: ChangeNotification) => void): () => void
  /** Notifies every process of changes that have been committed (see notifyLater). */
  publish(notifications: readonly LaterNotification[]): void
  /** Sends what was published, and stops listening. */
  close(): Promise<void>
}

const APPLICATION_NAME = 'dyanpeeth notifications'
const RECONNECT_MS = 1_000
/**
 * The time after which another process's death is detected and, together with the timeout, a silently dead
 * connection.
 */
const PROBE_MS = 10_000
const TIMEOUT_MS = 5_000

type ConnectHook = (client: pg.Client) => Promise<void>
type Listener = (change: ChangeNotification) => void
type Connection = Awaited<ReturnType<typeof openConnection>>

/**
 * Listens for notifications on a dedicated connection that reconnects automatically. `onConnect`
 * runs on the first connection, and its errors reject the promise; `onReconnect` runs on each
 * reconnection.
 */
export async function openChangeNotifications(
  connectionString: string,
  {
    onConnect,
    onReconnect,
    probeMs = PROBE_MS,
  }: { onConnect: ConnectHook; onReconnect: ConnectHook; probeMs?: number },
): Promise<ChangeNotifications> {
  const listeners = new Set<Listener>()
  const closing = new AbortController()
  const notify: Listener = (change) => {
    for (const listener of listeners) listener(change)
  }
  const open = (onOpen: ConnectHook) =>
    openConnection(connectionString, { notify, onOpen, probeMs })
  let connection = await open(onConnect)
  const gathered = sendGathered((batch) => connection.send(batch))
  const reconnecting = reconnectForever()

  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish: gathered.publish,
    async close() {
      await gathered.close()
      closing.abort()
      await connection.end()
      await reconnecting
    },
  }

  async function reconnectForever(): Promise<void> {
    for (;;) {
      await connection.lost
      const next = await reconnect()
      if (!next) return
      connection = next
      if (closing.signal.aborted) return connection.end()
      notify({ about: 'anything' })
    }
  }

  async function reconnect(): Promise<Connection | undefined> {
    while (!closing.signal.aborted) {
      try {
        return await open(onReconnect)
      } catch {
        await pause(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
    return undefined
  }
}

async function openConnection(
  connectionString: string,
  { notify, onOpen, probeMs }: { notify: Listener; onOpen: ConnectHook; probeMs: number },
) {
  const client = new pg.Client({
    connectionString,
    application_name: APPLICATION_NAME,
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve).on('error', () => resolve())
  })
  client.on('notification', ({ channel, payload }) => notify(changeOf(channel, payload)))
  const end = () => client.end().catch(() => undefined)
  const watch = watchProcesses(client, () => notify({ about: 'anything' }))
  try {
    await client.connect()
    // If this machine disappears, PostgreSQL releases its locks within minutes instead of hours.
    await client.query('SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10')
    await onOpen(client)
    await client.query('LISTEN seats; LISTEN sessions; LISTEN door')
    await watch()
  } catch (error) {
    await end()
    throw error
  }
  const probe = setInterval(() => watch().catch(end), probeMs).unref()
  void lost.then(() => clearInterval(probe))
  return {
    lost,
    end,
    send: (batch: readonly LaterNotification[]) =>
      client.query({
        name: 'notify',
        text: `SELECT pg_notify(channel, payload)
          FROM unnest($1::text[], $2::text[]) AS batch (channel, payload)`,
        values: [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)],
      }),
  }
}

/**
 * Returns a function that calls `onDeath` if another process's connection has ended since its last call: that process
 * may have died between a commit and its notification.
 */
function watchProcesses(client: pg.Client, onDeath: () => void): () => Promise<void> {
  let known: readonly number[] = []
  return async () => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = '${APPLICATION_NAME}'`,
    )
    const present = rows.map(({ pid }) => pid)
    if (known.some((pid) => !present.includes(pid))) onDeath()
    known = present
  }
}

function changeOf(channel: string, payload: string | undefined): ChangeNotification {
  if (channel === 'sessions') return { about: 'sessions' }
  if (channel === 'door') return { about: 'door' }
  if (payload === 'rules') return { about: 'rules' }
  const room = ROOMS.find((each) => each === payload)
  return room ? { about: 'seats', room } : { about: 'anything' }
}
