import { type DatabaseConnection, type Kysely, PostgresDialect, Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** How often a transaction is run in all before its conflict with others is thrown. */
const MAX_ATTEMPTS = 3
const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'

/**
 * Sends a transaction's last statements and COMMIT in one round trip. `send` must start all its statements before it
 * waits for any. If one fails, PostgreSQL rolls back, and its error is thrown.
 */
export type CommitWith = <T>(send: () => Promise<T>) => Promise<T>

type Work<T> = (trx: Transaction<Tables>, commitWith: CommitWith) => Promise<T>

/**
 * Runs `work` in a transaction and retries it after a deadlock or serialization failure. Therefore
 * `work` must have no effect outside the database: no file, no cookie, no call to another service.
 */
export async function inTransaction<T>(db: Kysely<Tables>, work: Work<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work)
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined
      const isTransient = code === DEADLOCK || code === SERIALIZATION_FAILURE
      if (!isTransient || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/**
 * Runs `work` in a transaction. Unlike Kysely's transactions, it does not wait for BEGIN before the first statement.
 * Statements that are started together take one round trip, and run in the order in which they were started: wait for
 * them with awaitPipelined.
 */
function runOnce<T>(db: Kysely<Tables>, work: Work<T>): Promise<T> {
  return db.getExecutor().provideConnection(async (connection) => {
    const { trx, end } = transactionOn(connection, db)
    let committed: Promise<void> | undefined
    const commitWith: CommitWith = async (send) => {
      const sent = send()
      end()
      committed = driver.commitTransaction(connection)
      return (await awaitPipelined([sent, committed]))[0]
    }
    const begun = driver.beginTransaction(connection, {})
    try {
      const [, result] = await awaitPipelined([begun, work(trx, commitWith)])
      if (!committed) {
        end()
        await driver.commitTransaction(connection)
      }
      return result
    } catch (error) {
      end()
      // A connection on which this fails is not used again.
      if (!committed) await driver.rollbackTransaction(connection).catch(() => undefined)
      throw error
    }
  })
}

/**
 * Waits for statements that were started together. If several fail, throws the error of the first one in
 * the array: the later ones may only have failed because it did.
 */
export async function awaitPipelined<T extends readonly unknown[] | []>(
  statements: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  await Promise.allSettled(statements)
  return Promise.all(statements)
}

/** Only builds queries, because each transaction is given its connection. */
const dialect = new PostgresDialect({
  pool: () => Promise.reject(new Error('A transaction must not open a connection')),
})
const driver = dialect.createDriver()

/** A transaction that sends each statement immediately, without waiting for earlier ones. After `end`, it sends none. */
function transactionOn(
  connection: DatabaseConnection,
  db: Kysely<Tables>,
): { trx: Transaction<Tables>; end(): void } {
  let ended = false
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: async (use) => {
      if (ended) throw new Error('The transaction has ended')
      return use(connection)
    },
  })
  return {
    trx: new Transaction({ config: { dialect }, dialect, driver, executor }),
    end() {
      ended = true
    },
  }
}
