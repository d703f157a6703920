import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts'
import { connect, type Database, type Pool, type Queryable } from './connect.ts'
import { awaitPipelined, inTransaction } from './run-transaction.ts'

let database: TestDatabase
let db: Database
let pool: Pool
beforeEach(async () => {
  database = await createTestDatabase()
  await runSql(database.connectionString, 'CREATE TABLE notes (text text PRIMARY KEY)')
  ;({ db, pool } = connect(database.connectionString, { max: 1 }))
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const add = (trx: Queryable, text: string) => sql`INSERT INTO notes VALUES (${text})`.execute(trx)

async function notes(): Promise<string[]> {
  const query = sql<{ text: string }>`SELECT text FROM notes ORDER BY text`
  return (await query.execute(db)).rows.map(({ text }) => text)
}

test('commits what the work wrote, and rolls back when it throws', async () => {
  await inTransaction(db, (trx) => add(trx, 'kept'))
  const failing = inTransaction(db, async (trx) => {
    await add(trx, 'lost')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await notes()).toEqual(['kept'])
})

test('sends statements that are started together before any is answered, in this order', async () => {
  const sent: string[] = []
  await notes()
  const client = await pool.connect()
  const { stream } = client.connection
  const write = stream.write.bind(stream)
  vi.spyOn(stream, 'write').mockImplementation((chunk: unknown) => {
    sent.push(...[...String(chunk).matchAll(/begin|first|second|commit/g)].map(([word]) => word))
    return write(chunk)
  })
  stream.on('data', () => sent.push('answer'))
  client.release()
  await inTransaction(db, async (trx, commitWith) => {
    await awaitPipelined([add(trx, 'first'), add(trx, 'second')])
    await commitWith(() => add(trx, 'first, again'))
  })
  expect(sent.filter((each, index) => each !== 'answer' || sent[index - 1] !== 'answer')).toEqual([
    'begin',
    'first',
    'second',
    'answer',
    'first',
    'commit',
    'answer',
  ])
})

test('throws the first error of pipelined statements, not those that followed from it', async () => {
  await add(db, 'taken')
  const work = inTransaction(db, (trx) =>
    awaitPipelined([add(trx, 'other'), add(trx, 'taken'), add(trx, 'later')]),
  )
  await expect(work).rejects.toMatchObject({ constraint: 'notes_pkey' })
  expect(await notes()).toEqual(['taken'])
})

test('rolls back and throws the error when one of the last statements fails', async () => {
  await add(db, 'taken')
  const work = inTransaction(db, async (trx, commitWith) => {
    await add(trx, 'before')
    return commitWith(() => awaitPipelined([add(trx, 'other'), add(trx, 'taken')]))
  })
  await expect(work).rejects.toMatchObject({ constraint: 'notes_pkey' })
  expect(await notes()).toEqual(['taken'])
  await inTransaction(db, (trx) => add(trx, 'usable'))
  expect(await notes()).toEqual(['taken', 'usable'])
})

test('refuses statements after the end of the transaction', async () => {
  const late = await inTransaction(db, async (trx, commitWith) => {
    await commitWith(() => add(trx, 'kept'))
    return () => add(trx, 'late')
  })
  await expect(late()).rejects.toThrow('The transaction has ended')
  expect(await notes()).toEqual(['kept'])
})

test('throws and replaces the connection when it is lost', async () => {
  const work = inTransaction(db, async (trx) => {
    await add(trx, 'lost')
    await runSql(
      database.connectionString,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    await add(trx, 'never')
  })
  await expect(work).rejects.toThrow()
  await inTransaction(db, (trx) => add(trx, 'after'))
  expect(await notes()).toEqual(['after'])
})
