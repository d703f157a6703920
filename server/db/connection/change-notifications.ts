import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'

/** A change made by any process on this database. */
export type ChangeNotification =
  | { about: 'seats'; room: Room }
  /** Who may book which seats. */
  | { about: 'rules' }
  /** Sessions have ended; the notification does not name them. */
  | { about: 'sessions' }
  /** Data of gates: members, keys, staff, settings, or a gate itself. */
  | { about: 'door' }
  /** The connection was lost for a while, so any notification may have been missed. */
  | { about: 'anything' }

export type ChangeNotifications = {
  /** Subscribes to changes. Returns the unsubscribe function. */
  listen(listener: (change: ChangeNotification) => void): () => void
  close(): Promise<void>
}

const RECONNECT_MS = 1_000
/** Together, the time after which a silently dead connection is detected. */
const PROBE_MS = 10_000
const TIMEOUT_MS = 5_000

type ConnectHook = (client: pg.Client) => Promise<void>

/**
 * Listens for notifications on a dedicated connection that reconnects automatically. `onConnect`
 * runs on the first connection, and its errors reject the promise; `onReconnect` runs on each
 * reconnection.
 */
export async function openChangeNotifications(
  connectionString: string,
  { onConnect, onReconnect }: { onConnect: ConnectHook; onReconnect: ConnectHook },
): Promise<ChangeNotifications> {
  const listeners = new Set<(change: ChangeNotification) => void>()
  const closing = new AbortController()
  const notify = (change: ChangeNotification) => {
    for (const listener of listeners) listener(change)
  }
  let connection = await openConnection(connectionString, notify, onConnect)
  const reconnecting = reconnectForever()

  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
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

  async function reconnect() {
    while (!closing.signal.aborted) {
      try {
        return await openConnection(connectionString, notify, onReconnect)
      } catch {
        await pause(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
    return undefined
  }
}

async function openConnection(
  connectionString: string,
  notify: (change: ChangeNotification) => void,
  onConnect: ConnectHook,
): Promise<{ lost: Promise<void>; end(): Promise<void> }> {
  const client = new pg.Client({
    connectionString,
    application_name: 'dyanpeeth notifications',
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve).on('error', () => resolve())
  })
  client.on('notification', ({ channel, payload }) => notify(changeOf(channel, payload)))
  const end = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    // If this machine disappears, PostgreSQL releases its locks within minutes instead of hours.
    await client.query('SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10')
    await onConnect(client)
    await client.query('LISTEN seats; LISTEN sessions; LISTEN door')
  } catch (error) {
    await end()
    throw error
  }
  const probe = setInterval(() => client.query('SELECT 1').catch(end), PROBE_MS).unref()
  void lost.then(() => clearInterval(probe))
  return { lost, end }
}

function changeOf(channel: string, payload: string | undefined): ChangeNotification {
  if (channel === 'sessions') return { about: 'sessions' }
  if (channel === 'door') return { about: 'door' }
  if (payload === 'rules') return { about: 'rules' }
  const room = ROOMS.find((each) => each === payload)
  return room ? { about: 'seats', room } : { about: 'anything' }
}
