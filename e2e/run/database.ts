import pg from 'pg'
import { runningServer } from './server.ts'

/**
 * Runs a statement on the server's database and returns its rows. For states that no screen can create, such as elapsed
 * time, and for values that no screen shows.
 */
export async function queryDatabase(
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: runningServer().databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql, [...values])).rows
  } finally {
    await client.end()
  }
}
