import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryResult,
} from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'
import { isConnectionLost } from './violations.ts'

/**
 * Creates a query builder for short reads outside transactions. They share the pool's connections: the
 * statements of one turn of the event loop are sent together on one connection, those of the next turn on the
 * next one. A statement delays those behind it, so none may wait for a lock or run for long.
 */
export function sharedReads(pool: pg.Pool): Kysely<Tables> {
  const postgres = new PostgresDialect({ pool })
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => sharedDriver(pool),
      createAdapter: () => postgres.createAdapter(),
      createIntrospector: (db) => postgres.createIntrospector(db),
      createQueryCompiler: () => postgres.createQueryCompiler(),
    },
  })
}

function sharedDriver(pool: pg.Pool): Driver {
  const size = pool.options.max
  const clients = new Map<number, Promise<pg.PoolClient>>()
  const forgets = new WeakMap<pg.PoolClient, () => void>()
  let turns = 0
  let connectionOfTurn: Promise<DatabaseConnection> | undefined

  /**
   * A lost connection is replaced when its turn comes again. Its events may arrive later, so their handlers
   * never remove the replacement.
   */
  function openClient(number: number): Promise<pg.PoolClient> {
    const opened = pool.connect()
    const forget = () => {
      if (clients.get(number) === opened) clients.delete(number)
    }
    clients.set(number, opened)
    opened.then((client) => {
      forgets.set(client, forget)
      client.once('error', forget)
      client.once('end', () => {
        forget()
        client.release(true)
      })
    }, forget)
    return opened
  }

  function nextClient(): Promise<pg.PoolClient> {
    const number = turns++ % size
    return clients.get(number) ?? openClient(number)
  }

  async function startTurn(): Promise<DatabaseConnection> {
    try {
      const client = await nextClient()
      const { stream } = client.connection
      stream.cork()
      setImmediate(() => {
        connectionOfTurn = undefined
        stream.uncork()
      })
      return { executeQuery: (query) => readAgainIfLost(client, query), streamQuery: refuse }
    } catch (error) {
      connectionOfTurn = undefined
      throw error
    }
  }

  /**
   * Reads have no effect, so a statement whose connection is lost is sent again on the next one, at most
   * once for each connection. The lost one is forgotten before its events arrive, so that no statement is
   * sent on it again.
   */
  async function readAgainIfLost<Row>(
    client: pg.PoolClient,
    query: CompiledQuery,
    triesLeft = size,
  ): Promise<QueryResult<Row>> {
    try {
      return await read<Row>(client, query)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      forgets.get(client)?.()
      if (triesLeft === 0) throw error
      return readAgainIfLost(await nextClient(), query, triesLeft - 1)
    }
  }

  return {
    init: async () => undefined,
    acquireConnection() {
      connectionOfTurn ??= startTurn()
      return connectionOfTurn
    },
    releaseConnection: async () => undefined,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    async destroy() {
      const opened = await Promise.allSettled(clients.values())
      for (const each of opened) if (each.status === 'fulfilled') await each.value.end()
      await pool.end()
    },
  }
}

async function read<Row>(client: pg.PoolClient, query: CompiledQuery): Promise<QueryResult<Row>> {
  const { rows } = await client.query(query.sql, [...query.parameters])
  return { rows }
}

function refuse(): never {
  throw new Error('Reads that share a connection have no transactions and no cursors')
}
