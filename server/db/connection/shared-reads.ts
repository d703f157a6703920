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
  let turns = 0
  let connectionOfTurn: Promise<DatabaseConnection> | undefined

  /** A lost connection is replaced when its turn comes again. */
  async function open(number: number): Promise<pg.PoolClient> {
    const forget = () => clients.delete(number)
    try {
      const client = await pool.connect()
      client.once('error', forget)
      client.once('end', () => {
        forget()
        client.release(true)
      })
      return client
    } catch (error) {
      forget()
      throw error
    }
  }

  async function startTurn(): Promise<DatabaseConnection> {
    const number = turns++ % size
    const opened = clients.get(number) ?? open(number)
    clients.set(number, opened)
    try {
      const client = await opened
      const { stream } = client.connection
      stream.cork()
      setImmediate(() => {
        connectionOfTurn = undefined
        stream.uncork()
      })
      return { executeQuery: (query) => read(client, query), streamQuery: refuse }
    } catch (error) {
      connectionOfTurn = undefined
      throw error
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
