import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ROOMS, type Room } from '#shared/domain/rooms.ts'

/** What any process on this database has changed. */
export type HallNews =
  | { about: 'seats'; room: Room }
  /** Sessions have ended; whose is not said. */
  | { about: 'sessions' }
  /** The connection was lost for a while, so anything may have changed unheard. */
  | { about: 'anything' }

export type NewsLine = {
  /** Hears the news from now on. Answers how to stop. */
  listen(listener: (news: HallNews) => void): () => void
  close(): Promise<void>
}

const RECONNECT_MS = 1_000
/** A line that is dead without saying so is noticed after these two. */
const PROBE_MS = 10_000
const ANSWER_MS = 5_000

type Greeting = (client: pg.Client) => Promise<void>

/**
 * Listens to the news over one connection of its own, which comes back by itself after the database
 * was away. `greet` runs on the first connection, and what it throws ends the opening; `greetAgain`
 * on each later one.
 */
export async function openNewsLine(
  connectionString: string,
  { greet, greetAgain }: { greet: Greeting; greetAgain: Greeting },
): Promise<NewsLine> {
  const listeners = new Set<(news: HallNews) => void>()
  const closing = new AbortController()
  const tell = (news: HallNews) => {
    for (const listener of listeners) listener(news)
  }
  let line = await connectLine(connectionString, tell, greet)
  const kept = keepConnected()

  return {
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closing.abort()
      await line.end()
      await kept
    },
  }

  async function keepConnected(): Promise<void> {
    for (;;) {
      await line.lost
      const next = await connectAgain()
      if (!next) return
      line = next
      if (closing.signal.aborted) return line.end()
      tell({ about: 'anything' })
    }
  }

  async function connectAgain() {
    while (!closing.signal.aborted) {
      try {
        return await connectLine(connectionString, tell, greetAgain)
      } catch {
        await pause(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
    return undefined
  }
}

async function connectLine(
  connectionString: string,
  tell: (news: HallNews) => void,
  greet: Greeting,
): Promise<{ lost: Promise<void>; end(): Promise<void> }> {
  const client = new pg.Client({
    connectionString,
    application_name: 'hall-news',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve).on('error', () => resolve())
  })
  client.on('notification', ({ channel, payload }) => tell(newsOf(channel, payload)))
  const end = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    // What a process whose machine vanished has locked must not stay locked for hours.
    await client.query('SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10')
    await greet(client)
    await client.query('LISTEN seats; LISTEN sessions')
  } catch (error) {
    await end()
    throw error
  }
  const probe = setInterval(() => client.query('SELECT 1').catch(end), PROBE_MS).unref()
  void lost.then(() => clearInterval(probe))
  return { lost, end }
}

function newsOf(channel: string, payload: string | undefined): HallNews {
  if (channel === 'sessions') return { about: 'sessions' }
  const room = ROOMS.find((each) => each === payload)
  return room ? { about: 'seats', room } : { about: 'anything' }
}
