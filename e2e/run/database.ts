import pg from 'pg'
import { runningHall } from './hall.ts'

/**
 * Runs one statement on the hall's own database and answers its rows: for what no screen can bring
 * about, such as time that has passed, and for what none shows.
 */
export async function inDatabase(
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: runningHall().databaseUrl })
  await client.connect()
  try {
    return (await client.query(sql, [...values])).rows
  } finally {
    await client.end()
  }
}
