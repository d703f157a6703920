import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '#server/testing/databases/run-sql.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/databases/test-database.ts'
import { copyIn } from './copy-in.ts'
import { copyOut } from './copy-out.ts'

const COPY_IN = 'COPY numbers FROM STDIN'
const ROWS = 500_000

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await createTestDatabase({ migrated: false })
  client = new pg.Client({ connectionString: database.connectionString })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('CREATE TABLE numbers (number int CHECK (number >= 0), text text)')
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

async function disconnect(): Promise<void> {
  await runSql(
    database.connectionString,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
}

describe('copy out', () => {
  const COPY_OUT = `COPY (SELECT number, 'a' || chr(10) || 'b' FROM generate_series(1, ${ROWS}) number) TO STDOUT`

  test('yields all rows, counted, in blocks of about 2 MB', async () => {
    const blocks: Buffer[] = []
    let rows = 0
    for await (const block of copyOut(client, COPY_OUT)) {
      blocks.push(block.bytes)
      rows += block.rows
    }
    expect(rows).toBe(ROWS)
    const lines = Buffer.concat(blocks).toString().trimEnd().split('\n')
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(
      Array.from({ length: ROWS }, (_, index) => index + 1),
    )
    expect(blocks.length).toBeGreaterThan(2)
    for (const { byteLength } of blocks) expect(byteLength).toBeLessThan(2.5 * 1024 * 1024)
    expect((await client.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  })

  test('does not read ahead of its consumer', async () => {
    const blocks = copyOut(client, COPY_OUT)
    await blocks.next()
    await pause(200)
    const waiting = `SELECT wait_event FROM pg_stat_activity WHERE query LIKE 'COPY%' AND state = 'active'`
    expect(await runSql(database.connectionString, waiting)).toEqual([
      { wait_event: 'ClientWrite' },
    ])
    await blocks.return(undefined)
  })

  test('throws when PostgreSQL fails or disconnects', async () => {
    const wrong = copyOut(client, 'COPY missing TO STDOUT')
    await expect(wrong.next()).rejects.toThrow('"missing" does not exist')
    const blocks = copyOut(client, COPY_OUT)
    await blocks.next()
    await disconnect()
    const rest = async () => {
      for await (const _ of blocks);
    }
    await expect(rest()).rejects.toThrow(/terminat/)
  })

  test('can be abandoned together with the connection', async () => {
    for await (const _ of copyOut(client, COPY_OUT)) break
    await client.end()
  })
})

describe('copy in', () => {
  test('stores and counts the rows', async () => {
    const copy = copyIn(client, COPY_IN)
    await copy.write(Buffer.from('1\ta\n2'))
    await copy.write(Buffer.from('\tb\n'))
    expect(await copy.finish()).toBe(2)
    expect((await client.query('SELECT text FROM numbers')).rows).toHaveLength(2)
  })

  test('accepts no rows', async () => {
    expect(await copyIn(client, COPY_IN).finish()).toBe(0)
  })

  test('waits until PostgreSQL accepts the rows', async () => {
    await client.query(
      'CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN PERFORM pg_sleep(60); RETURN NEW; END$$',
    )
    await client.query(
      'CREATE TRIGGER slow BEFORE INSERT ON numbers FOR EACH ROW EXECUTE FUNCTION slow()',
    )
    const copy = copyIn(client, COPY_IN)
    const lines = Buffer.from('1\ta\n'.repeat(500_000))
    let written = 0
    const writing = (async () => {
      for (; written < 100; written++) await copy.write(lines)
    })()
    await Promise.race([writing, pause(500)])
    expect(written).toBeLessThan(10)
    await disconnect()
    await expect(writing).rejects.toThrow(/terminat/)
  })

  describe.each([
    ['the copy before its first row', 'COPY missing FROM STDIN', '', 'does not exist'],
    ['a row', COPY_IN, '1\ta\n-1\tb\n', 'check constraint'],
  ])('when PostgreSQL rejects %s', (_when, sql, rows, why) => {
    const rejectedCopy = async () => {
      const copy = copyIn(client, sql)
      await copy.write(Buffer.from(rows)).catch(() => undefined)
      // Waits until the response has arrived.
      await pause(100)
      return copy
    }

    test('throws from the next write', async () => {
      const copy = await rejectedCopy()
      await expect(copy.write(Buffer.alloc(4 * 1024 * 1024, '1\ta\n'))).rejects.toThrow(why)
    })

    test('throws at the end', async () => {
      const copy = await rejectedCopy()
      await expect(copy.finish()).rejects.toThrow(why)
    })
  })
})
